import { createHash } from 'node:crypto';

/** What a page holds in its own text, as it stands between the tags. */
export interface Inline {
  styles: readonly string[];
  scripts: readonly string[];
}

/** As strict as it gets (Content Security Policy Level 3): nothing from elsewhere, and inline only what is named by its hash. */
const POLICY = [
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  // No script makes markup or script out of words (Trusted Types); the site's own make elements.
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/**
 * The content security policy of a page.
 * @param endpoint where the contact form posts to, by itself or by its script; without one, no form is sent anywhere
 */
export function writePolicy(endpoint: string | undefined, { styles, scripts }: Inline): string {
  const origin = endpoint === undefined ? undefined : new URL(endpoint).origin;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(nameByHash)].join(' '),
    ["style-src 'self'", ...styles.map(nameByHash)].join(' '),
    ...POLICY,
    `form-action ${origin ?? "'none'"}`,
    // The site sends nothing to itself, but auditors of a page ask for its robots.txt from within.
    ["connect-src 'self'", ...(origin === undefined ? [] : [origin])].join(' '),
  ].join('; ');
}

function nameByHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
