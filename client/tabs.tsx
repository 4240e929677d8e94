import { hydrateRoot } from 'react-dom/client';
import { TabRow, type TabRowProps } from '../components/TabRow.tsx';

export function start(root: HTMLElement, json: string): void {
  const props: TabRowProps = JSON.parse(json);
  hydrateRoot(root, <TabRow {...props} />);
}
