import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** An island that is a component: the same that the server drew, brought to life with the same props. */
export function hydrated<Props extends object>(component: ComponentType<Props>) {
  const start = (root: HTMLElement, props: Props): void => {
    hydrateRoot(root, createElement(component, props));
  };
  return { component, start };
}
