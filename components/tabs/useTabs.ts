import { useEffect, useLayoutEffect, useState } from 'react';

export interface Tab {
  /** Of the section, which the address names too. */
  id: string;
  label: string;
}

/** Of the tab itself, as the section is named after it. */
export const tabIdOf = (id: string): string => `tab-${id}`;

interface Choice {
  id: string;
  /** By the address; then the section comes into view, as with any link. */
  byAddress: boolean;
}

interface Tabs {
  /** The id of the section that is shown; none before the script has come. */
  chosen: string | undefined;
  choose(id: string): void;
}

/** Shows one section at a time. The address names it, and names it first when it changes. */
export function useTabs(tabs: readonly Tab[]): Tabs {
  const [choice, setChoice] = useState<Choice>();
  useLayoutEffect(() => {
    const first = findTab(tabs) ?? tabs[0];
    if (first) setChoice({ id: first.id, byAddress: false });
  }, [tabs]);
  useEffect(() => {
    const follow = () => {
      const named = findTab(tabs);
      // Back to the address without a name; any other name is of a part that is in no section.
      const tab = location.hash === '' ? tabs[0] : named;
      if (tab) setChoice({ id: tab.id, byAddress: named !== undefined });
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [tabs]);
  useLayoutEffect(() => {
    if (!choice) return;
    for (const { id } of tabs) showPanel(id, id === choice.id);
    if (choice.byAddress) document.getElementById(choice.id)?.scrollIntoView();
  }, [tabs, choice]);
  const choose = (id: string) => {
    history.replaceState(history.state, '', `#${id}`);
    setChoice({ id, byAddress: false });
  };
  return { chosen: choice?.id, choose };
}

/** The tab of the section that the address names, or that holds the part it names. */
function findTab(tabs: readonly Tab[]): Tab | undefined {
  const target = document.getElementById(location.hash.slice(1));
  return tabs.find(({ id }) => document.getElementById(id)?.contains(target));
}

function showPanel(id: string, shown: boolean): void {
  const panel = document.getElementById(id);
  if (!panel) return;
  panel.setAttribute('role', 'tabpanel');
  panel.tabIndex = 0;
  panel.hidden = !shown;
  panel.setAttribute('aria-labelledby', tabIdOf(id));
}
