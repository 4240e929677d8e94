import { type KeyboardEvent, useRef } from 'react';
import { loadPictures, type Tab, toTabId, useTabs } from './useTabs.ts';

export interface TabRowProps {
  label: string;
  tabs: readonly Tab[];
}

/** The index of the tab that each key selects, in a row of `count` tabs. */
const KEYS = new Map<string, (from: number, count: number) => number>([
  ['ArrowLeft', (from, count) => (from + count - 1) % count],
  ['ArrowRight', (from, count) => (from + 1) % count],
  ['Home', () => 0],
  ['End', (_, count) => count - 1],
  [' ', (from) => from],
]);

/** A row of links, which the script turns into tabs (W3C ARIA Authoring Practices, Tabs with Automatic Activation). */
export function TabRow({ label, tabs }: TabRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const { selected, select } = useTabs(tabs);
  const handleKey = (event: KeyboardEvent, from: number) => {
    const to = KEYS.get(event.key)?.(from, tabs.length);
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    select(tab.id);
    row.current?.querySelectorAll('a')[tabs.indexOf(tab)]?.focus();
  };
  const isLive = selected !== undefined;
  return (
    <ul
      ref={row}
      className="tab-list"
      role={isLive ? 'tablist' : undefined}
      aria-label={isLive ? label : undefined}
      onPointerEnter={() => loadPictures(tabs)}
      onFocus={() => loadPictures(tabs)}
    >
      {tabs.map(({ id, label }, index) => (
        <li key={id} role={isLive ? 'presentation' : undefined}>
          <a
            id={toTabId(id)}
            className="tab"
            href={`#${id}`}
            {...(isLive && {
              role: 'tab',
              'aria-selected': id === selected,
              'aria-controls': id,
              tabIndex: id === selected ? 0 : -1,
              onKeyDown: (event: KeyboardEvent) => handleKey(event, index),
              onClick: (event) => {
                event.preventDefault();
                select(id);
              },
            })}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
