/** What a picture says to those who do not see it. */

import { isVisible } from '../core/characters.ts';
import { quote } from './quote.ts';

const EXAMPLE = '"Crates of peaches on a market table"';
export const ALT_PLAIN = `what the picture shows, such as ${EXAMPLE}`;
export const ALT = `${ALT_PLAIN} ("" only together with decorative: true)`;

interface Described {
  src: string;
  alt: string;
  decorative: boolean;
}

/** Screen readers say "image" themselves (WCAG 2.2, technique H37). */
const SAID_TWICE = /^(?:(?:an?|the|this is an?) )?(?:image|picture|photo|photograph|snapshot) (?:of|showing)(?![^ ])/i;
const FILE_NAME = /^\S+\.(?:jpe?g|png|webp|gif|avif|heic|svg|tiff?)$|^(?:IMG|DSC[FN]?|PXL|MVIMG)[-_ ]?\d+\S*$/i;

/** What to write in place of an alternative text that helps nobody; nothing if it does. */
export function mendAlt({ src, alt, decorative }: Described): string | undefined {
  if (decorative) return isVisible(alt) ? ALT : undefined;
  if (!/[\p{L}\p{N}]/u.test(alt)) return ALT;
  if (FILE_NAME.test(alt) || alt === src || alt === src.replace(/\.\w+$/, '')) {
    return `what the picture shows in place of the name of a file, such as ${EXAMPLE}`;
  }
  const [twice] = SAID_TWICE.exec(alt) ?? [];
  return twice && `the same without "${twice}", which screen readers say by themselves`;
}

/** What to write in place of a bare name, e.g. picture: grocery.jpg. The dots are refused until words stand there. */
export function describePicture(found: unknown): string {
  if (typeof found !== 'string') return `a group such as { src: grocery.jpg, alt: ${EXAMPLE} }`;
  const name = found.replace(/^.*[\\/]/, '');
  const src = /^[\w-]+\.\w+$/.test(name) ? name : quote(name);
  return `{ src: ${src}, alt: "…" } with what the picture shows in place of the dots`;
}
