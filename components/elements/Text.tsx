import { createElement, type HTMLAttributes, type SVGAttributes, useLayoutEffect, useRef, useState } from 'react';

type TextProps = { as: 'span' | 'p' | 'td' | 'text'; children: string } & HTMLAttributes<Element> &
  SVGAttributes<Element>;

/**
 * Text that changes in an island. Browsers that translate a page replace its text nodes, and Preact would write into the old ones. So
 * the text is set as a whole, and its element stays: a live region announces it, also after an empty text.
 */
export function Text({ as, children, ...attributes }: TextProps) {
  const element = useRef<Element>(null);
  const [first] = useState(children);
  const shown = useRef(children);
  useLayoutEffect(() => {
    if (element.current && shown.current !== children) element.current.textContent = children;
    shown.current = children;
  }, [children]);
  return createElement(as, { ...attributes, ref: element }, first);
}
