import { type Finding, findNear, findNearPath, inCode } from '../core/index.ts';
import type { Scan } from '../render/index.ts';

/** Everything that a link can go to. */
export interface Targets {
  origin: string;
  base: string;
  /** By URL path, base path included: the ids of a page, none for other outputs. */
  places: ReadonlyMap<string, ReadonlySet<string>>;
  /** By the URL path of an old address: the new one, without the base path. */
  moved: ReadonlyMap<string, string>;
  /** By path, without the base path: the content files of pages that are not published yet. */
  drafts: ReadonlyMap<string, string>;
  /** Results for absolute URLs, which do not depend on the page. */
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
    if (kind === 'asset' && error.code === 'dead-link') {
      const message = `The page loads ${inCode(written)}, but no such file exists.`;
      return [{ url: written, value: written, code: 'dead-asset', message, fix: 'Add the file.' }];
    }
    const { code, message, fix } = error;
    return [{ url: written, value: written, code, message: `Link to ${inCode(written)}, ${message}.`, fix }];
  });
  if (errors.length === 0 && piece.urls.every(({ url }) => WHOLE.test(url))) targets.sound.add(piece);
  return errors;
}

/** An address that leads to the same place from every page. */
const WHOLE = /^(\/(?![/\\])|https?:\/\/)/;

/** Where an address leads, and what is wrong with it: a message that continues "Link to `…`, ". */
interface Look {
  href: string;
  error: Finding | undefined;
}

/** Most addresses lead to the same place from every page, so each is looked up once. */
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
  const error = (code: string, message: string, fix: string) => ({ code, message, fix });
  if (/^(mailto|tel):/.test(url)) return undefined;
  if (!target) return error('invalid-link', 'which is not an address', FORMS);
  if (!SCHEMES.includes(target.protocol)) return error('invalid-link', 'which is not an address of a page', FORMS);
  if (target.origin !== origin) return undefined;
  if (!target.pathname.startsWith(base)) {
    return error(
      'link-outside-base',
      `which is outside the site's folder ${inCode(base)}`,
      'Link to a page of the site.',
    );
  }
  const to = moved.get(target.pathname.replace(/\/?$/, '/'));
  // The small page itself has parts.
  if (to !== undefined && !url.startsWith('#')) {
    return error('redirected-link', 'which redirects', `Link to ${inCode(to)} instead.`);
  }
  const ids = places.get(target.pathname);
  if (!ids) return explainMissing(withoutBase(target.pathname, base), { base, places, moved, drafts });
  const fragment = decode(target.hash.slice(1));
  // What is no page of ours says nothing of its parts, e.g. "/prices.pdf#page=2".
  if (fragment === '' || ids.size === 0 || ids.has(fragment)) return undefined;
  const near = findNear(fragment, [...ids]);
  const whole = near && `${withoutBase(url, base).replace(/#.*$/s, '')}#${near}`;
  return error(
    'dead-fragment',
    `but that page has no part ${inCode(fragment)}`,
    suggest(whole, 'Write the address without it.'),
  );
}

const FORMS = 'Write a path such as `/contact/`, or an address that begins with `https://`.';

/** @param path without the base path */
function explainMissing(
  path: string,
  { base, places, moved, drafts }: Omit<Targets, 'origin' | 'looks' | 'sound'>,
): Finding {
  const draft = drafts.get(path.replace(/\/?$/, '/'));
  if (draft !== undefined) {
    return {
      code: 'draft-link',
      message: `which is a draft (${draft})`,
      fix: 'Delete the link, or publish the draft first.',
    };
  }
  const standing = [...places.keys()].filter((place) => !moved.has(place.replace(/index\.html$/, '')));
  const paths = standing.map((place) => withoutBase(place, base));
  const fix = suggest(findNearPath(path, paths), 'Write the address of a page that exists.');
  return { code: 'dead-link', message: 'but no such page exists', fix };
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
  return near === undefined ? other : `Nearest: ${inCode(near)}.`;
}
