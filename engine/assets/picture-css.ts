/** The focal point of each picture is a class, because the content security policy forbids inline styles. */

/** e.g. "50% 22%" → "focus-50-22" */
export const focusClass = (focus: string): string => `focus-${focus.replaceAll('%', '').replace(' ', '-')}`;

/** The CSS rules of these classes, sorted, so that the same content gives the same style sheet. */
export function formatPictureRules(focuses: Iterable<string>): string {
  const rules = [...new Set(focuses)].map((focus) => `.${focusClass(focus)}{object-position:${focus}}`);
  return rules.sort().join('\n');
}
