/**
 * A page as the dev server shows it: with the script that keeps it up to date, and a policy that lets it carry other styles than
 * those it came with. Whatever is not asked for by a browser that opens a page stays as it is.
 * @param script its URL
 */
export function inject(html: string, script: string): string {
  return html
    .replace(/(http-equiv="Content-Security-Policy" content=")([^"]*)/, (_all, start: string, policy: string) => {
      return start + allowStyles(policy);
    })
    .replace('</head>', `<script type="module" src="${script}"></script>\n</head>`);
}

/** Beside a hash, 'unsafe-inline' would say nothing (Content Security Policy 3, section 6.7.3.2). */
function allowStyles(policy: string): string {
  return policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
}

/** What stands in place of a site that has not been made yet. */
export function waitingRoom(script: string): string {
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>The dev server</title><script type="module" src="${script}"></script></head><body></body></html>\n`;
}
