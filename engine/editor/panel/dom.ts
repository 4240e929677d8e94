type Attributes = Record<string, string | boolean | undefined>;

/** Makes an element. An attribute that is false or undefined is left away; words and elements go into it in their order. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(attribute, value === true ? '' : value);
  }
  element.append(...children);
  return element;
}

export function button(words: string, press: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const made = make('button', { type: 'button', ...attributes }, words);
  made.addEventListener('click', press);
  return made;
}

let count = 0;

/** An id that no other element of the panel has. */
export function freshId(): string {
  return `edit-${count++}`;
}
