import { options, toChildArray } from 'preact';
import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** An island that is a component: the same that the server drew, brought to life with the same props. */
export function hydrated<Props extends object>(component: ComponentType<Props>) {
  const start = (root: HTMLElement, props: Props): void => {
    hydrateRoot(root, createElement(component, props));
  };
  return { component, start };
}

/**
 * Browsers that translate a page replace its text nodes, and Preact would go on writing into the old ones. So each
 * element is keyed by its text: when the text changes, Preact makes a new element. Live regions and focusable elements
 * must stay, so they hold changing text in a child element.
 */
const prepare = options.vnode;
options.vnode = (vnode) => {
  prepare?.(vnode);
  if (typeof vnode.type !== 'string') return;
  const children = toChildArray(vnode.props.children);
  if (children.some((child) => typeof child !== 'object')) vnode.key = `${vnode.key},${children}`;
};
