import { chooseStyles, type FirstStyles } from './critical-css.ts';
import { writePictureRules } from './picture-classes.ts';

/** What the beginning of a page's body asks of its head. */
export interface FirstView {
  /** The styles that stand in the page; without them it waits for the sheet. */
  styles: string;
  /** The picture that is to come before all others, as its `<source>` names it. */
  picture: { srcset: string; sizes: string } | undefined;
}

const FIRST_PICTURE =
  /<picture class="[^"]*\bground-([\da-f]{6})"><source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/?><img class="focus-(\d+)-(\d+)"[^>]* fetchPriority="high"/;

/** @param body as HTML */
export function readFirstView(parts: FirstStyles, body: string): FirstView {
  const styles = chooseStyles(parts, body);
  const [, color, srcset = '', sizes = '', across, down] = FIRST_PICTURE.exec(body) ?? [];
  if (color === undefined) return { styles, picture: undefined };
  const rules = parts.length === 0 ? '' : writePictureRules([`#${color}`], [`${across}% ${down}%`]);
  return { styles: styles + rules, picture: { srcset, sizes } };
}
