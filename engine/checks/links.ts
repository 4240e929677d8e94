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
  looks: Map<string, Theme>;
  /** Pieces of pages without a fault, on whatever page they stand. */
  sound: Set<Scan>;
}

/** What a browser opens without running it. */
const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];

/** Faults for links, fragments and assets that lead nowhere, or only by way of a redirect. */
export function checkLinks(path: string, piece: Scan, targets: Targets): { url: string; message: string }[] {
  if (targets.sound.has(piece)) return [];
  const seen = new Set<string>();
  const faults = piece.urls.flatMap(({ url, kind }) => {
    const { href, fault } = theme(url, path, targets);
    if (seen.has(href)) return [];
    seen.add(href);
    const written = withoutBase(url, targets.base);
    return fault === undefined ? [] : [{ url: written, message: `${kind}: found "${written}", ${fault}` }];
  });
  if (faults.length === 0 && piece.urls.every(({ url }) => WHOLE.test(url))) targets.sound.add(piece);
  return faults;
}

/** An address that leads to the same place from every page. */
const WHOLE = /^(\/(?![/\\])|https?:\/\/)/;

/** Where an address leads, and what is wrong with it. */
interface Theme {
  href: string;
  fault: string | undefined;
}

/** Most addresses lead to the same place from every page, and stand on many: each is looked at once. */
function theme(url: string, path: string, targets: Targets): Theme {
  const { origin, looks } = targets;
  const known = looks.get(url);
  if (known) return known;
  const target = URL.canParse(url, origin + path) ? new URL(url, origin + path) : undefined;
  const found = { href: target?.href ?? url, fault: findFault(url, target, targets) };
  if (WHOLE.test(url)) looks.set(url, found);
  return found;
}

function findFault(
  url: string,
  target: URL | undefined,
  { origin, base, places, moved, drafts }: Targets,
): string | undefined {
  if (/^(mailto|tel):/.test(url)) return undefined;
  if (!target) return 'which is no address';
  if (!SCHEMES.includes(target.protocol))
    return 'write a path such as /contact/ or an address that begins with https://';
  if (target.origin !== origin) return undefined;
  if (!target.pathname.startsWith(base)) return `which lies outside the site’s folder ${base}`;
  const to = moved.get(target.pathname.replace(/\/?$/, '/'));
  // The small page itself has parts.
  if (to !== undefined && !url.startsWith('#')) return `which leads on to "${to}", write that`;
  const ids = places.get(target.pathname);
  if (!ids) return tellMissing(withoutBase(target.pathname, base), { base, places, moved, drafts });
  const fragment = decode(target.hash.slice(1));
  // What is no page of ours says nothing of its parts, e.g. "/prices.pdf#page=2".
  if (fragment === '' || ids.size === 0 || ids.has(fragment)) return undefined;
  const near = findNear(fragment, [...ids]);
  const whole = near && `${withoutBase(url, base).replace(/#.*$/s, '')}#${near}`;
  return `but that page has no part "${fragment}", ${suggest(whole, 'the address without it')}`;
}

/** @param path without the base path */
function tellMissing(
  path: string,
  { base, places, moved, drafts }: Omit<Targets, 'origin' | 'looks' | 'sound'>,
): string {
  const draft = drafts.get(path.replace(/\/?$/, '/'));
  if (draft !== undefined) return `which is a draft (${draft}), take the link out or publish it first`;
  const standing = [...places.keys()].filter((place) => !moved.has(place.replace(/index\.html$/, '')));
  const paths = standing.map((place) => withoutBase(place, base));
  return `which no page has, ${suggest(findNearPath(path, paths), 'the address of a page that there is')}`;
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
