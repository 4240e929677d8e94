import type { Finding } from '../core/diagnostics.ts';
import { findNear, findNearPath } from '../core/nearest.ts';
import type { Scan } from '../render/scan.ts';

/** Everything that an address of the site can lead to. */
export interface Targets {
  origin: string;
  base: string;
  /** By URL path, base path included: the ids of a page, none for other outputs. */
  places: ReadonlyMap<string, ReadonlySet<string>>;
  /** By the URL path of an old address: the new one, without the base path. */
  moved: ReadonlyMap<string, string>;
  /** By path, without the base path: the content files of pages that are not published yet. */
  drafts: ReadonlyMap<string, string>;
  /** What was found already of addresses that do not depend on the page they stand on. */
  looks: Map<string, Look>;
  /** Pieces of pages without an error, on whatever page they stand. */
  sound: Set<Scan>;
}

/** What a browser opens without running it. */
const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];

/** Errors for links, fragments and assets that lead nowhere, or only by way of a redirect. */
export function checkLinks(path: string, piece: Scan, targets: Targets): (Finding & { url: string })[] {
  if (targets.sound.has(piece)) return [];
  const seen = new Set<string>();
  const errors = piece.urls.flatMap(({ url, kind }) => {
    const { href, error } = look(url, path, targets);
    if (seen.has(href)) return [];
    seen.add(href);
    const written = withoutBase(url, targets.base);
    if (error === undefined) return [];
    const code = kind === 'asset' ? 'dead-asset' : error.code;
    return [{ url: written, value: written, code, message: `${kind}: found "${written}", ${error.message}`, fix: '' }];
  });
  if (errors.length === 0 && piece.urls.every(({ url }) => WHOLE.test(url))) targets.sound.add(piece);
  return errors;
}

/** An address that leads to the same place from every page. */
const WHOLE = /^(\/(?![/\\])|https?:\/\/)/;

/** Where an address leads, and what is wrong with it. */
interface Look {
  href: string;
  error: Finding | undefined;
}

/** Most addresses lead to the same place from every page, and stand on many: each is looked at once. */
function look(url: string, path: string, targets: Targets): Look {
  const { origin, looks } = targets;
  const known = looks.get(url);
  if (known) return known;
  const target = URL.canParse(url, origin + path) ? new URL(url, origin + path) : undefined;
  const found = { href: target?.href ?? url, error: findError(url, target, targets) };
  if (WHOLE.test(url)) looks.set(url, found);
  return found;
}

function findError(
  url: string,
  target: URL | undefined,
  { origin, base, places, moved, drafts }: Targets,
): Finding | undefined {
  const error = (code: string, message: string) => ({ code, message, fix: '' });
  if (/^(mailto|tel):/.test(url)) return undefined;
  if (!target) return error('invalid-link', 'which is no address');
  if (!SCHEMES.includes(target.protocol))
    return error('invalid-link', 'write a path such as /contact/ or an address that begins with https://');
  if (target.origin !== origin) return undefined;
  if (!target.pathname.startsWith(base)) {
    return error('link-outside-base', `which lies outside the site’s folder ${base}`);
  }
  const to = moved.get(target.pathname.replace(/\/?$/, '/'));
  // The small page itself has parts.
  if (to !== undefined && !url.startsWith('#')) {
    return error('redirected-link', `which leads on to "${to}", write that`);
  }
  const ids = places.get(target.pathname);
  if (!ids) return tellMissing(withoutBase(target.pathname, base), { base, places, moved, drafts });
  const fragment = decode(target.hash.slice(1));
  // What is no page of ours says nothing of its parts, e.g. "/prices.pdf#page=2".
  if (fragment === '' || ids.size === 0 || ids.has(fragment)) return undefined;
  const near = findNear(fragment, [...ids]);
  const whole = near && `${withoutBase(url, base).replace(/#.*$/s, '')}#${near}`;
  return error('dead-fragment', `but that page has no part "${fragment}", ${suggest(whole, 'the address without it')}`);
}

/** @param path without the base path */
function tellMissing(
  path: string,
  { base, places, moved, drafts }: Omit<Targets, 'origin' | 'looks' | 'sound'>,
): Finding {
  const draft = drafts.get(path.replace(/\/?$/, '/'));
  if (draft !== undefined) {
    return {
      code: 'draft-link',
      message: `which is a draft (${draft}), take the link out or publish it first`,
      fix: '',
    };
  }
  const standing = [...places.keys()].filter((place) => !moved.has(place.replace(/index\.html$/, '')));
  const paths = standing.map((place) => withoutBase(place, base));
  const message = `which no page has, ${suggest(findNearPath(path, paths), 'the address of a page that there is')}`;
  return { code: 'dead-link', message, fix: '' };
}

/** What is no encoding stands for itself, as in browsers (HTML, section 7.4.6.4). */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** As authors write it. */
function withoutBase(url: string, base: string): string {
  return url.startsWith(base) ? `/${url.slice(base.length)}` : url;
}

function suggest(near: string | undefined, other: string): string {
  return near === undefined ? `write ${other}` : `did you mean "${near}"?`;
}
