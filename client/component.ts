import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Brings an island to life that is a component, with the props that the server drew it from. */
export function hydrateComponent<Props extends object>(
  Component: ComponentType<Props>,
  root: HTMLElement,
  props: Props,
): void {
  hydrateRoot(root, createElement(Component, props));
}
