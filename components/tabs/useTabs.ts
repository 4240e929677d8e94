import { useEffect, useLayoutEffect, useState } from 'react';

export interface Tab {
  /** The id of the section, as in the URL. */
  id: string;
  label: string;
}

/** @param id the id of the tab's section */
export const toTabId = (id: string): string => `tab-${id}`;

interface Selection {
  id: string;
  /** Whether a new fragment of the URL selected it. */
  isFromUrl: boolean;
}

interface Tabs {
  /** The id of the shown section; undefined until the script runs. */
  selected: string | undefined;
  select(id: string): void;
}

/** Shows one section at a time. The fragment of the URL selects it. */
export function useTabs(tabs: readonly Tab[]): Tabs {
  const [selection, setSelection] = useState<Selection>();
  useLayoutEffect(() => {
    const first = findTab(tabs) ?? tabs[0];
    if (first) setSelection({ id: first.id, isFromUrl: false });
  }, [tabs]);
  useEffect(() => {
    const selectFromUrl = () => {
      const named = findTab(tabs);
      // Without a fragment, e.g. after Back, the first tab is selected. A fragment outside the sections changes nothing.
      const tab = location.hash === '' ? tabs[0] : named;
      if (tab) setSelection({ id: tab.id, isFromUrl: named !== undefined });
    };
    addEventListener('hashchange', selectFromUrl);
    return () => removeEventListener('hashchange', selectFromUrl);
  }, [tabs]);
  useLayoutEffect(() => {
    if (!selection) return;
    for (const { id } of tabs) updatePanel(id, id === selection.id);
    if (selection.isFromUrl) document.getElementById(selection.id)?.scrollIntoView();
  }, [tabs, selection]);
  const select = (id: string) => {
    history.replaceState(history.state, '', `#${id}`);
    setSelection({ id, isFromUrl: false });
  };
  return { selected: selection?.id, select };
}

/** Loads the pictures of all sections, so that no section opens with empty frames. */
export function loadPictures(tabs: readonly Tab[]): void {
  for (const { id } of tabs) {
    for (const image of document.getElementById(id)?.querySelectorAll('img') ?? []) image.loading = 'eager';
  }
}

/** The tab of the section that the fragment names, or that contains the named element. */
function findTab(tabs: readonly Tab[]): Tab | undefined {
  const target = document.getElementById(location.hash.slice(1));
  return tabs.find(({ id }) => document.getElementById(id)?.contains(target));
}

function updatePanel(id: string, isShown: boolean): void {
  const panel = document.getElementById(id);
  if (!panel) return;
  panel.setAttribute('role', 'tabpanel');
  panel.tabIndex = 0;
  panel.hidden = !isShown;
  panel.setAttribute('aria-labelledby', toTabId(id));
}
