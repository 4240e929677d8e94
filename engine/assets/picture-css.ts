/** The color and focal point of each picture are classes, because the content security policy forbids inline styles. */

/** e.g. "#c9a27a" → "color-c9a27a" */
export const colorClass = (color: string): string => `color-${color.slice(1)}`;

/** e.g. "50% 22%" → "focus-50-22" */
export const focusClass = (focus: string): string => `focus-${focus.replaceAll('%', '').replace(' ', '-')}`;

/** The CSS rules of these classes, sorted, so that the same content gives the same style sheet. */
export function formatPictureRules(colors: Iterable<string>, focuses: Iterable<string>): string {
  const rules = [
    ...[...new Set(colors)].map((color) => `.${colorClass(color)}{background-color:${color}}`),
    ...[...new Set(focuses)].map((focus) => `.${focusClass(focus)}{object-position:${focus}}`),
  ];
  return rules.sort().join('\n');
}
