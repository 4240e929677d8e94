// In client bundles, `react` and `react-dom` are Preact, too (engine/assets/client.ts).
import { options, toChildArray } from 'preact';
import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The `start` of an island that hydrates a component with the props in the HTML of the page. */
export function makeComponentIsland<Props extends object>(component: ComponentType<Props>) {
  return (root: HTMLElement, props: Props): void => {
    hydrateRoot(root, createElement(component, props));
  };
}

const previousHook = options.vnode;
/**
 * Browsers that translate a page replace its text nodes, and Preact would write into the old ones. So each
 * element has its text as its key, and changed text makes a new element. If an element must stay (a live
 * region, a focusable element), put text that changes into a child element.
 */
options.vnode = (vnode) => {
  previousHook?.(vnode);
  if (typeof vnode.type !== 'string') return;
  const texts = toChildArray(vnode.props.children).filter((child) => typeof child !== 'object');
  if (texts.length > 0) vnode.key = `${vnode.key},${texts.join()}`;
};
