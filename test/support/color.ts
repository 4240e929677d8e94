/** Colors as WCAG 2.2 compares them. */

/** The luminance of one color. @param red the index of its red; green and blue come next */
export function luminanceAt(colors: Uint8Array, red: number): number {
  const linear = (index: number) => LINEAR[colors[index] ?? 0] ?? 0;
  return 0.2126 * linear(red) + 0.7152 * linear(red + 1) + 0.0722 * linear(red + 2);
}

/** The linear value of each value of a color channel (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
