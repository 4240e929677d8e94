/** Where what a visitor does is kept: scripts move and fill what is in it. */
const ISLAND = '[data-island]';
/** What its script is given. */
const GIVEN = `${ISLAND} script[type="application/json"]`;
/** For search engines alone. */
const DATA = 'script[type="application/ld+json"]';
const POLICY = 'meta[http-equiv=Content-Security-Policy]';

/** Told that something stands on the page as the server has rendered it, and no script has brought it to life. */
type TellStill = () => void;

/**
 * Brings into the open page what differs between two versions of it as the server knows them, and leaves the rest as it is:
 * what scripts have changed, what is typed, where it is scrolled to.
 * @param next what scripts are given in it is taken up only where the page is loaded anew
 * @param tellStill where the page may be without that for a while: called where it is
 * @returns false if it has to be loaded anew, to be right
 */
export function patch(old: Document, next: Document, tellStill?: TellStill): boolean {
  return (
    patchAttributes(old.documentElement, next.documentElement, document.documentElement) &&
    patchNode(old.head, next.head, document.head, tellStill) &&
    patchNode(old.body, next.body, document.body, tellStill)
  );
}

function patchNode(old: Node, next: Node, live: Node, tellStill: TellStill | undefined): boolean {
  if (old.isEqualNode(next)) return true;
  if (old.nodeName !== next.nodeName || old.nodeName !== live.nodeName) return false;
  if (old instanceof Element && next instanceof Element && live instanceof Element)
    return patchElement(old, next, live, tellStill) || replaceIsland(next, live, tellStill);
  if (live.nodeValue !== old.nodeValue) return false;
  live.nodeValue = next.nodeValue;
  return true;
}

function patchElement(old: Element, next: Element, live: Element, tellStill: TellStill | undefined): boolean {
  if (live.matches('link[rel=stylesheet]')) return replaceStyles(live, next);
  if (tellStill && live.matches(GIVEN)) return true;
  if (live.matches(POLICY)) return withoutHashes(old) === withoutHashes(next);
  // Nobody sees it, and to write into a script takes a trusted type in Firefox.
  if (live.matches(DATA)) return true;
  // What a script was given, and the scripts themselves, are taken up once only.
  const isTakenUp = live.matches('script, meta[http-equiv]');
  return !isTakenUp && patchAttributes(old, next, live) && patchChildren(old, next, live, tellStill);
}

/** The dev server's policy lets a page carry any styles; what else a policy says is taken up once only. */
function withoutHashes(meta: Element): string {
  return meta.getAttribute('content')?.replace(/style-src[^;]*/, '') ?? '';
}

function patchAttributes(old: Element, next: Element, live: Element): boolean {
  for (const name of new Set([...old.getAttributeNames(), ...next.getAttributeNames()])) {
    const value = next.getAttribute(name);
    if (value === old.getAttribute(name)) continue;
    if (value === null) live.removeAttribute(name);
    else live.setAttribute(name, value);
  }
  return true;
}

function patchChildren(old: Element, next: Element, live: Element, tellStill: TellStill | undefined): boolean {
  const [olds, nexts, lives] = [old, next, live].map(({ childNodes }) => [...childNodes]);
  if (!olds || !nexts || !lives || !isAlike(olds, lives.slice(0, olds.length))) return false;
  if (isAlike(olds, nexts))
    return olds.every((child, index) => patchNode(child, at(nexts, index), at(lives, index), tellStill));
  return live.closest(ISLAND) === null && replaceMiddle(olds, nexts, lives, live, tellStill);
}

/** What comes or goes between children that stay. */
function replaceMiddle(
  olds: Node[],
  nexts: Node[],
  lives: Node[],
  live: Element,
  tellStill: TellStill | undefined,
): boolean {
  const most = Math.min(olds.length, nexts.length);
  const start = count(most, (index) => at(olds, index).isEqualNode(at(nexts, index)));
  const end = count(most - start, (index) =>
    at(olds, olds.length - 1 - index).isEqualNode(at(nexts, nexts.length - 1 - index)),
  );
  const [gone, come] = [lives.slice(start, olds.length - end), nexts.slice(start, nexts.length - end)];
  if ([...gone, ...come].some(hasScripts)) {
    if (!tellStill) return false;
    tellStill();
  }
  const after = lives[olds.length - end] ?? null;
  for (const node of gone) live.removeChild(node);
  for (const node of come) live.insertBefore(takeIn(node), after);
  return true;
}

/** What its script has made of an island goes: it stands there as it does for visitors without scripts. */
function replaceIsland(next: Element, live: Element, tellStill: TellStill | undefined): boolean {
  if (!tellStill || !live.matches(ISLAND)) return false;
  live.replaceWith(takeIn(next));
  tellStill();
  return true;
}

/** What is given to scripts stays out: none looks for it, and to bring in a script takes a trusted type. */
function takeIn(node: Node): Node {
  const taken = document.importNode(node, true);
  if (taken instanceof Element) for (const script of taken.querySelectorAll('script')) script.remove();
  return taken;
}

function hasScripts(node: Node): boolean {
  return (
    node instanceof Element && (node.matches(`script, ${ISLAND}`) || node.querySelector(`script, ${ISLAND}`) !== null)
  );
}

/** The page keeps its look until the new one is there. */
function replaceStyles(live: Element, next: Element): boolean {
  const fresh = document.importNode(next, true);
  fresh.addEventListener('load', () => live.remove());
  live.after(fresh);
  return true;
}

function isAlike(some: readonly Node[], others: readonly Node[]): boolean {
  return some.length === others.length && some.every((node, index) => node.nodeName === others[index]?.nodeName);
}

/** How many, from the first on, hold. */
function count(most: number, holds: (index: number) => boolean): number {
  let index = 0;
  while (index < most && holds(index)) index++;
  return index;
}

function at(nodes: readonly Node[], index: number): Node {
  const node = nodes[index];
  if (node === undefined) throw new RangeError(`${index}: there are ${nodes.length} nodes`);
  return node;
}
