import type { ReactNode } from 'react';
import { RawHtml } from '../../engine/render/browser.ts';
import type { IslandName, Islands } from '../islands.ts';

interface IslandProps<Name extends IslandName> {
  name: Name;
  /** The props of the script. */
  props: Islands[Name];
  className?: string;
  children: ReactNode;
}

/** A part of a page that works without its script, which is loaded later. */
export function Island<Name extends IslandName>({ name, props, className, children }: IslandProps<Name>) {
  return (
    <div data-island={name} className={className}>
      <div data-island-root>{children}</div>
      {props && <RawHtml as="script" type="application/json" html={JSON.stringify(props).replaceAll('<', '\\u003c')} />}
    </div>
  );
}
