import { ComponentIsland } from '../elements/Island.tsx';
import { TabRow } from './TabRow.tsx';
import type { Tab } from './useTabs.ts';

interface TabListProps {
  /** The label for screen readers. */
  label: string;
  /** Each tab links to the section with its id and the class "tab-panel". The first is selected unless the URL names another. */
  tabs: readonly Tab[];
}

/** Links to the sections of a page, which the script turns into tabs. */
export function TabList({ label, tabs }: TabListProps) {
  const props = { label, tabs: tabs.map(({ id, label }) => ({ id, label })) };
  return <ComponentIsland name="tabs" props={props} component={TabRow} className="tabs" />;
}
