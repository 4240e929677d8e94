/**
 * What a page needs of the styles until the sheet is there stands in its head: of all that may begin a page, the parts
 * that this one has a use for.
 */
export type FirstStyles = readonly StylePart[];

export interface StylePart {
  layer: string;
  css: string;
  /** Whether the sheet has it, too: then a page carries it for its first view alone. */
  isInSheet: boolean;
  /** The classes that each selector speaks of: where a page has all of one, the part is for it. Without a selector, it is for all. */
  classes: readonly (readonly string[])[];
}

/** @param css minified */
export function toPart(layer: string, css: string, isInSheet: boolean): StylePart {
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
  const classes = selectors.filter((selector) => !selector.startsWith('@')).flatMap(readClasses);
  return { layer, css, isInSheet, classes: [...new Map(classes.map((names) => [names.join(' '), names])).values()] };
}

/** e.g. ".lead .picture:not(.wide),main" → [["lead", "picture"], []]; what stands in brackets is not asked for. */
function readClasses(selector: string): string[][] {
  let bare = selector;
  while (/\([^()]*\)/.test(bare)) bare = bare.replaceAll(/\([^()]*\)/g, '');
  return bare.split(',').map((one) => [...one.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
}

/**
 * The styles that a page carries.
 * @param html of its body
 */
export function chooseStyles(parts: FirstStyles, html: string): string {
  if (parts.length === 0) return '';
  const [all, firstView] = [listClasses(html), listClasses(html.replace(/<link rel="stylesheet".*/s, ''))];
  const isUsed = ({ classes, isInSheet }: StylePart) => {
    const used = isInSheet ? firstView : all;
    return classes.length === 0 || classes.some((names) => names.every((name) => used.has(name)));
  };
  const chosen = parts.filter(isUsed);
  // All layers in their order, also those of which this page has no part.
  const order = `@layer ${[...new Set(parts.map(({ layer }) => layer))].join(',')};`;
  return order + gatherLayers(chosen);
}

const listClasses = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/** Neighbours of one layer share its block. */
function gatherLayers(parts: FirstStyles): string {
  const open = ({ layer }: StylePart, before: StylePart | undefined) =>
    layer === before?.layer ? '' : `${before ? '}' : ''}@layer ${layer}{`;
  return `${parts.map((part, index) => open(part, parts[index - 1]) + part.css).join('')}}`;
}
