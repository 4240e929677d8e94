import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The `start` of an island that hydrates a component with the props in the HTML of the page. */
export function hydrateComponent<Props extends object>(component: ComponentType<Props>) {
  return (root: HTMLElement, props: Props): void => {
    hydrateRoot(root, createElement(component, props));
  };
}
