import { hydrateRoot } from 'react-dom/client';
import { BothMenus } from '../components/BothMenus.tsx';
import type { Navigation } from '../components/navigation.ts';

export function start(root: HTMLElement, json: string): void {
  const props: { navigation: Navigation } = JSON.parse(json);
  hydrateRoot(root, <BothMenus {...props} />);
}
