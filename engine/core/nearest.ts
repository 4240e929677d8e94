import { closest, distance } from 'fastest-levenshtein';

/** How many characters may differ, and which share of the name. Beyond that it is another name, as "states" is to "sales". */
const LIMIT = { share: 0.3, characters: 3 };
/** In characters: longer lists of names do not fit on a line. */
const MAX_LIST = 200;

/** The one name that was likely meant, if any is near enough to ask. */
export function findNear(found: string, candidates: readonly string[]): string | undefined {
  const alike = candidates.find((name) => name.toLowerCase() === found.toLowerCase());
  if (alike !== undefined && found !== '') return alike;
  const similar = candidates.filter((name) => Math.abs(name.length - found.length) <= LIMIT.characters);
  if (similar.length === 0) return undefined;
  const near = closest(found, similar);
  const limit = Math.min(LIMIT.characters, LIMIT.share * Math.max(found.length, near.length));
  return distance(found, near) <= limit || isSwapped(found, near) ? near : undefined;
}

/** Two swapped letters count as two changes, but are one slip: "titel". */
function isSwapped(found: string, near: string): boolean {
  return distance(found, near) === 2 && [...found].sort().join() === [...near].sort().join();
}

/**
 * The fix for a name that does not exist: the name that was likely meant, or all of them if the list is short.
 * @param location where the names are, e.g. "content/managers"
 */
export function suggestName(found: string, candidates: readonly string[], location: string): string {
  const near = findNear(found, candidates);
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  const choice = candidates.map((name) => `\`${name}\``).join(', ');
  if (choice === '') return 'Add it first.';
  if (choice.length > MAX_LIST) return `Add it, or write a name from ${location}.`;
  return `Add it, or write ${candidates.length === 1 ? '' : 'one of '}${choice}.`;
}

/** The path that was likely meant: similar in each segment, or the only one with the same last segment, because pages move. */
export function findNearPath(found: string, candidates: readonly string[]): string | undefined {
  const wanted = segmentsOf(found);
  const others = candidates.map((path) => ({ path, segments: segmentsOf(path) }));
  const close = others.filter(
    ({ segments }) =>
      segments.length === wanted.length && segments.every((segment, index) => isNear(wanted[index], segment)),
  );
  if (close.length > 0)
    return closest(
      found,
      close.map(({ path }) => path),
    );
  const moved = others.filter(({ segments }) => isNear(wanted.at(-1), segments.at(-1)));
  // A page is listed by its address and by its file.
  const isOne = new Set(moved.map(({ segments }) => segments.join('/'))).size === 1;
  return isOne ? moved[0]?.path : undefined;
}

/** e.g. "/services/grocery.html" → ["services", "grocery"] */
function segmentsOf(path: string): string[] {
  return path
    .replace(/(?:\/index)?\.html?$/, '')
    .split('/')
    .filter(Boolean);
}

function isNear(found = '', name = ''): boolean {
  return found !== '' && name !== '' && (found === name || findNear(found, [name]) !== undefined);
}
