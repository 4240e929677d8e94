import { type ComponentType, createElement, type ReactNode } from 'react';
import { RawHtml } from '../../engine/render/browser.ts';
import type { IslandName, Islands } from '../islands.ts';
import { PageProvider } from '../page-context.ts';

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

interface ComponentIslandProps<Name extends IslandName, Props extends Islands[Name] & object> {
  name: Name;
  props: Props;
  component: ComponentType<Props>;
  className?: string;
}

/** An island whose script hydrates a component. In the browser the component has no page context, so here it has none either. */
export function ComponentIsland<Name extends IslandName, Props extends Islands[Name] & object>({
  component,
  ...island
}: ComponentIslandProps<Name, Props>) {
  return (
    <Island<Name> {...island}>
      <PageProvider value={undefined}>{createElement(component, island.props)}</PageProvider>
    </Island>
  );
}
