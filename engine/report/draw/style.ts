/** The rules that a report needs of its own: its policy allows no inline styles. */

import { safeName } from '../../assets/recipes.ts';
import { focusClass } from '../../render/picture-classes.ts';
import type { Shape } from '../shapes.ts';
import type { Report } from '../survey.ts';

/** e.g. "grocery.jpg" → "picture-grocery-jpg" */
export const pictureClass = (name: string): string => `picture-${safeName(`${name}.x`)}`;

/** e.g. "3 / 2" → "shape-1500" */
export const shapeClass = ({ ratio }: Shape): string => `shape-${Math.round(ratio * 1000)}`;

/** Each small picture stands here once, in however many crops it is shown. */
export function writeRules({ pictures, shapes, focuses }: Report): string {
  return [
    ...pictures.map(({ name, thumb }) => `.${pictureClass(name)}{background-image:url(${thumb})}`),
    ...shapes.map((shape) => `.${shapeClass(shape)}{aspect-ratio:${shape.ratio}}`),
    ...focuses.map((focus) => `.${focusClass(focus)}{background-position:${focus}}`),
  ].join('\n');
}
