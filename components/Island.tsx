import type { ReactNode } from 'react';
import type { IslandName } from '../client/islands.ts';
import { RawHtml } from './RawHtml.tsx';

interface IslandProps {
  /** The name that joins markup, props and script; see client/islands.ts. */
  name: IslandName;
  /** What the script is given, as JSON beside the markup. */
  props?: object;
  className?: string;
  children: ReactNode;
}

/** A part that works as it is, and that a script makes pleasanter. */
export function Island({ name, props, className, children }: IslandProps) {
  return (
    <div data-island={name} className={className}>
      <div data-island-root>{children}</div>
      {props && <RawHtml as="script" type="application/json" html={JSON.stringify(props).replaceAll('<', '\\u003c')} />}
    </div>
  );
}
