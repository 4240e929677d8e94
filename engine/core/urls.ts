/** Adds the base path to a path of this site, e.g. "/contact/" → "/co-op/contact/". */
export type ToUrl = (path: string) => string;

/** @param base begins and ends with a slash, e.g. "/" or "/co-op/" */
export function makeToUrl(base: string): ToUrl {
  return (path) => base + path.replace(/^\//, '');
}

/** The whole address of a path, e.g. "https://www.example.com/co-op/contact/". */
export function absolute(path: string, { origin, base }: { origin: string; base: string }): string {
  return origin + makeToUrl(base)(path);
}
