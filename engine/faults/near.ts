import { closest, distance } from 'fastest-levenshtein';

/** In signs to change, of those of a name: more is another name, such as "states" for "sales". */
const FARTHEST = { share: 0.3, signs: 3 };
/** In signs, of all names together: what one reads in a line. */
const SHORT = 200;

/** The one name that was likely meant, if any is near enough to ask. */
export function findNear(found: string, among: readonly string[]): string | undefined {
  const similar = among.filter((name) => Math.abs(name.length - found.length) <= FARTHEST.signs);
  if (similar.length === 0) return undefined;
  const near = closest(found, similar);
  const limit = Math.min(FARTHEST.signs, FARTHEST.share * Math.max(found.length, near.length));
  return distance(found, near) <= limit || isMixedUp(found, near) ? near : undefined;
}

/** Two letters in each other's place count as two signs to change, and are one slip: "titel". */
function isMixedUp(found: string, near: string): boolean {
  return distance(found, near) === 2 && [...found].sort().join() === [...near].sort().join();
}

/**
 * The cure for a name that there is not: the one that was likely meant, or the choice where it is short.
 * @param home where the names stand, e.g. "content/managers"
 */
export function suggestName(found: string, among: readonly string[], home: string): string {
  if (among.length === 0) return 'put it there first';
  const near = findNear(found, among);
  if (near !== undefined) return `did you mean "${near}"?`;
  if (among.length === 1) return `write "${among[0]}"`;
  const choice = among.join(', ');
  return choice.length <= SHORT ? `write one of ${choice}` : `write a name that ${home} holds`;
}
