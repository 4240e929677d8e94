import { closest, distance } from 'fastest-levenshtein';

/** How much similar names may differ, as a share of the longer one and in characters. "states" and "sales" are not similar. */
const LIMIT = { share: 0.3, characters: 3 };
/** In characters. A longer list of names does not fit on a line. */
const MAX_LIST = 200;

/** The name that was likely meant, if any is similar enough to ask "Did you mean …?" */
export function findSimilar(found: string, candidates: readonly string[]): string | undefined {
  const sameLetters = candidates.find((name) => name.toLowerCase() === found.toLowerCase());
  if (sameLetters !== undefined && found !== '') return sameLetters;
  const similarLength = candidates.filter((name) => Math.abs(name.length - found.length) <= LIMIT.characters);
  if (similarLength.length === 0) return undefined;
  const similar = closest(found, similarLength);
  const limit = Math.min(LIMIT.characters, LIMIT.share * Math.max(found.length, similar.length));
  return distance(found, similar) <= limit || isSwapped(found, similar) ? similar : undefined;
}

/** Two swapped letters, as in "titel", are a distance of 2 but a single typing error. */
function isSwapped(found: string, name: string): boolean {
  return distance(found, name) === 2 && [...found].sort().join() === [...name].sort().join();
}

/**
 * The fix for a name that does not exist: the name that was likely meant, or all of them if the list is short.
 * @param location where the names are, e.g. "content/managers"
 */
export function suggestName(found: string, candidates: readonly string[], location: string): string {
  const similar = findSimilar(found, candidates);
  if (similar !== undefined) return `Did you mean \`${similar}\`?`;
  const choice = candidates.map((name) => `\`${name}\``).join(', ');
  if (choice === '') return 'Add it first.';
  if (choice.length > MAX_LIST) return `Add it, or write a name from ${location}.`;
  return `Add it, or write ${candidates.length === 1 ? '' : 'one of '}${choice}.`;
}

/** The path that was likely meant: one that is similar in each segment or, because pages move, the only one that ends alike. */
export function findSimilarPath(found: string, candidates: readonly string[]): string | undefined {
  const wanted = segmentsOf(found);
  const others = candidates.map((path) => ({ path, segments: segmentsOf(path) }));
  const similar = others.filter(
    ({ segments }) =>
      segments.length === wanted.length && segments.every((segment, index) => isSimilar(wanted[index], segment)),
  );
  if (similar.length > 0)
    return closest(
      found,
      similar.map(({ path }) => path),
    );
  const moved = others.filter(({ segments }) => isSimilar(wanted.at(-1), segments.at(-1)));
  // A page is listed by its address and by its file.
  const isUnique = new Set(moved.map(({ segments }) => segments.join('/'))).size === 1;
  return isUnique ? moved[0]?.path : undefined;
}

/** e.g. "/services/grocery.html" → ["services", "grocery"] */
function segmentsOf(path: string): string[] {
  return path
    .replace(/(?:\/index)?\.html?$/, '')
    .split('/')
    .filter(Boolean);
}

function isSimilar(found = '', name = ''): boolean {
  return found !== '' && name !== '' && (found === name || findSimilar(found, [name]) !== undefined);
}
