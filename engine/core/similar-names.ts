import { closest, distance } from 'fastest-levenshtein';

/** How much similar names may differ: in characters, and as a share of the longer name. "states" and "sales" are not similar. */
const LIMIT = { share: 0.3, characters: 3 };
/** In characters. A longer list of names does not fit on a line. */
const MAX_LIST = 200;

/** The name that was likely meant, if any is similar enough to ask "Did you mean …?" */
export function findSimilar(typed: string, candidates: readonly string[]): string | undefined {
  const sameLetters = candidates.find((name) => name.toLowerCase() === typed.toLowerCase());
  if (sameLetters !== undefined && typed !== '') return sameLetters;
  const similarLength = candidates.filter((name) => Math.abs(name.length - typed.length) <= LIMIT.characters);
  if (similarLength.length === 0) return undefined;
  const similar = closest(typed, similarLength);
  const limit = Math.min(LIMIT.characters, LIMIT.share * Math.max(typed.length, similar.length));
  return distance(typed, similar) <= limit || isSwapped(typed, similar) ? similar : undefined;
}

/** Two swapped letters, as in "titel", are a distance of 2 but a single typing error. */
function isSwapped(typed: string, name: string): boolean {
  return distance(typed, name) === 2 && [...typed].sort().join() === [...name].sort().join();
}

/**
 * The fix for a name that does not exist: the name that was likely meant, or all of them if the list is short.
 * @param location where the names are, e.g. "content/managers"
 */
export function suggestName(typed: string, candidates: readonly string[], location: string): string {
  const similar = findSimilar(typed, candidates);
  if (similar !== undefined) return `Did you mean \`${similar}\`?`;
  const names = candidates.map((name) => `\`${name}\``).join(', ');
  if (!names) return `Add it to ${location}.`;
  const choice = candidates.length > 1 ? `one of ${names}` : names;
  return `Add it to ${location}, or write ${names.length > MAX_LIST ? 'another name' : choice}.`;
}

/** The path that was likely meant: similar in each segment, or a moved page (the only path with a similar last segment). */
export function findSimilarPath(typed: string, candidates: readonly string[]): string | undefined {
  const wanted = splitPath(typed);
  const others = candidates.map((path) => ({ path, segments: splitPath(path) }));
  const similar = others.filter(
    ({ segments }) =>
      segments.length === wanted.length && segments.every((segment, index) => isSimilar(wanted[index], segment)),
  );
  if (similar.length > 0)
    return closest(
      typed,
      similar.map(({ path }) => path),
    );
  const moved = others.filter(({ segments }) => isSimilar(wanted.at(-1), segments.at(-1)));
  // Two paths may lead to the same page, e.g. "/bread/" and "/bread/index.html".
  const isUnique = new Set(moved.map(({ segments }) => segments.join('/'))).size === 1;
  return isUnique ? moved[0]?.path : undefined;
}

/** e.g. "/guides/bread.html" → ["guides", "bread"] */
function splitPath(path: string): string[] {
  return path
    .replace(/(?:\/index)?\.html?$/, '')
    .split('/')
    .filter(Boolean);
}

function isSimilar(typed = '', name = ''): boolean {
  return typed !== '' && name !== '' && (typed === name || findSimilar(typed, [name]) !== undefined);
}
