/** @throws Error if there is no such element, so that the island does not start */
export function queryRequired<Tag extends keyof HTMLElementTagNameMap>(
  root: Element,
  tag: Tag,
): HTMLElementTagNameMap[Tag];
export function queryRequired(root: Element, selector: string): HTMLElement;
export function queryRequired(root: Element, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}
