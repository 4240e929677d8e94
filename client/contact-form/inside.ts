/** The part that the server has put there. */
export function inside(root: HTMLElement, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`contact-form: no ${selector}`);
  return element;
}
