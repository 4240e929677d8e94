import { closest, distance } from 'fastest-levenshtein';

/** Characters to change, and their share of the name: more is another name, such as "states" for "sales". */
const LIMIT = { share: 0.3, characters: 3 };
/** In characters: longer lists of names do not fit on a line. */
const MAX_LIST = 200;

/** The one name that was likely meant, if any is near enough to ask. */
export function findNear(found: string, among: readonly string[]): string | undefined {
  const alike = among.find((name) => name.toLowerCase() === found.toLowerCase());
  if (alike !== undefined && found !== '') return alike;
  const similar = among.filter((name) => Math.abs(name.length - found.length) <= LIMIT.characters);
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
 * The fix for a name that does not exist: the one that was likely meant, or the choice if it is short.
 * @param home where the names are, e.g. "content/managers"
 */
export function suggestName(found: string, among: readonly string[], home: string): string {
  const near = findNear(found, among);
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  const choice = among.map((name) => `\`${name}\``).join(', ');
  if (choice === '') return 'Add it first.';
  if (choice.length > MAX_LIST) return `Add it, or write a name from ${home}.`;
  return `Add it, or write ${among.length === 1 ? '' : 'one of '}${choice}.`;
}

/** The path that was likely meant: near in each step, or the only one with the same end, because pages move. */
export function findNearPath(found: string, among: readonly string[]): string | undefined {
  const steps = stepsOf(found);
  const others = among.map((path) => ({ path, others: stepsOf(path) }));
  const close = others.filter(
    (one) => one.others.length === steps.length && one.others.every((step, at) => isNear(steps[at], step)),
  );
  if (close.length > 0)
    return closest(
      found,
      close.map(({ path }) => path),
    );
  const moved = others.filter((one) => isNear(steps.at(-1), one.others.at(-1)));
  // A page is listed by its address and by its file.
  const isOne = new Set(moved.map((one) => one.others.join('/'))).size === 1;
  return isOne ? moved[0]?.path : undefined;
}

/** e.g. "/services/grocery.html" → ["services", "grocery"] */
function stepsOf(path: string): string[] {
  return path
    .replace(/(?:\/index)?\.html?$/, '')
    .split('/')
    .filter(Boolean);
}

function isNear(found = '', step = ''): boolean {
  return found !== '' && step !== '' && (found === step || findNear(found, [step]) !== undefined);
}
