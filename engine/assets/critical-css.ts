/** The style files that a first view may need. A page includes those whose classes it uses. */
export type FirstStyles = readonly StylePart[];

export interface StylePart {
  layer: string;
  css: string;
  /** Whether the style sheet has it too. Then a page includes it only if the first view uses it. */
  isInSheet: boolean;
  /** The classes of each selector. A page that has all classes of one selector includes the part. */
  classes: readonly (readonly string[])[];
}

/** @param css minified */
export function toPart(layer: string, css: string, isInSheet: boolean): StylePart {
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
  const classes = selectors.filter((selector) => !selector.startsWith('@')).flatMap(readClasses);
  return { layer, css, isInSheet, classes: [...new Map(classes.map((names) => [names.join(' '), names])).values()] };
}

/** e.g. ".lead .picture:not(.wide),main" → [["lead", "picture"], []]; parentheses are ignored. */
function readClasses(selector: string): string[][] {
  let bare = selector;
  while (/\([^()]*\)/.test(bare)) bare = bare.replaceAll(/\([^()]*\)/g, '');
  return bare.split(',').map((one) => [...one.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
}

/**
 * The critical CSS of a page.
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
  // Names every layer, because the first mention sets the order.
  const order = `@layer ${[...new Set(parts.map(({ layer }) => layer))].join(',')};`;
  return order + gatherLayers(chosen);
}

const listClasses = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

function gatherLayers(parts: FirstStyles): string {
  const open = ({ layer }: StylePart, before: StylePart | undefined) =>
    layer === before?.layer ? '' : `${before ? '}' : ''}@layer ${layer}{`;
  return `${parts.map((part, index) => open(part, parts[index - 1]) + part.css).join('')}}`;
}
