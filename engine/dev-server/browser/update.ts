import { Idiomorph } from 'idiomorph';

const ISLAND = '[data-island]';
/** For temporary ids. An island has the same id in both versions of a page. */
const ID_PREFIX = 'dev-island-';

/**
 * Brings the open page (`document`) from one version of its HTML to the next. Islands whose HTML stays the same keep their state.
 * @param old the HTML that the page was made from, parsed
 * @param onNewIsland called when an island is added or replaced; its script does not run until the page is reloaded.
 * Without `onNewIsland`, a page whose islands differ is not updated.
 * @returns false if the page has to be reloaded
 */
export function updatePage(old: Document, next: Document, onNewIsland?: () => void): boolean {
  const [before, after] = [addIslandIds(old), addIslandIds(next)];
  if (describeFixedParts(old) !== describeFixedParts(next)) return false;
  if (!onNewIsland && JSON.stringify([...before]) !== JSON.stringify([...after])) return false;
  addIslandIds(document);
  // Done after the update: no sibling may disappear while Idiomorph goes from one to the next.
  const replacements: (() => void)[] = [];
  const callbacks = {
    beforeNodeAdded(node: Node) {
      if (node instanceof Element && (node.matches(ISLAND) || node.querySelector(ISLAND))) onNewIsland?.();
      return true;
    },
    beforeNodeRemoved: (node: Node) => !(node instanceof Element && node.matches(`${FIXED}, ${DEV_ELEMENTS}`)),
    beforeNodeMorphed(live: Node, wanted: Node) {
      if (!(live instanceof Element && wanted instanceof Element)) return true;
      if (live.matches('link[rel=stylesheet]')) {
        if (live.getAttribute('href') !== wanted.getAttribute('href'))
          replacements.push(() => replaceStyles(live, wanted));
        return false;
      }
      if (!live.matches(ISLAND)) return true;
      if (before.get(live.id) !== after.get(live.id)) {
        replacements.push(() => replaceIsland(live, wanted));
        onNewIsland?.();
      }
      return false;
    },
    beforeAttributeUpdated: (name: string) => !KEPT_ATTRIBUTES.includes(name),
  };
  for (const part of ['head', 'body'] as const) {
    const wanted = document.importNode(next[part], true);
    for (const one of wanted.querySelectorAll(FIXED)) one.remove();
    Idiomorph.morph(document[part], [...wanted.childNodes], { morphStyle: 'innerHTML', callbacks });
  }
  for (const replace of replacements) replace();
  for (const island of document.querySelectorAll(`[id^=${ID_PREFIX}]`)) island.removeAttribute('id');
  return true;
}

/**
 * Elements that stay as they are. In Firefox, adding a script needs a trusted type. A second content security policy
 * (`http-equiv`) would forbid new styles. Changing the attributes of a preload one by one would load a wrong file in between.
 */
const FIXED = 'script, meta[http-equiv], link[rel$=preload]';
/** Attributes that visitors or islands may have changed, such as those of a tab's section. */
const KEPT_ATTRIBUTES = ['value', 'checked', 'selected', 'open', 'hidden', 'role', 'tabindex'];
/** What the dev server and the editor add to a page. */
const DEV_ELEMENTS = '[data-dev-server], meta[name=page-editor]';

/** Gives each outermost island an id. @returns their HTML by id */
function addIslandIds(page: Document): ReadonlyMap<string, string> {
  const islands = [...page.querySelectorAll<HTMLElement>(ISLAND)].filter((one) => !one.parentElement?.closest(ISLAND));
  const counts = new Map<string, number>();
  const named = islands.map((island): [string, string] => {
    const { island: name = '' } = island.dataset;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    island.id ||= `${ID_PREFIX}${name}-${counts.get(name)}`;
    return [island.id, island.outerHTML];
  });
  return new Map(named);
}

/** Parts that take effect only when a page loads. Style hashes are left out: the dev server allows all styles. */
function describeFixedParts(page: Document): string {
  const elements = page.querySelectorAll('script:not([type="application/ld+json"]), meta[http-equiv]');
  const attributes = [page.documentElement, page.body].map((one) =>
    one.getAttributeNames().map((name) => `${name}=${one.getAttribute(name)}`),
  );
  const fixed = [...elements]
    .filter((one) => !one.closest(ISLAND))
    .map(({ outerHTML }) => outerHTML.replace(/style-src[^;"]*/, ''));
  return [...attributes, ...fixed].join();
}

/** Keeps the script with the island's data: styles may wait for it. */
function replaceIsland(live: Element, wanted: Element): void {
  const data = live.querySelector(':scope > script');
  live.replaceWith(wanted);
  if (data) wanted.append(data);
}

/** The old styles apply until the new ones are loaded. */
function replaceStyles(live: Element, wanted: Element): void {
  wanted.addEventListener('load', () => live.remove());
  live.after(wanted);
}
