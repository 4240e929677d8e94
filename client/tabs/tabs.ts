import { TabRow } from '../../components/tabs/TabRow.tsx';
import { hydrateComponent } from '../hydrate-component.ts';

export const start = hydrateComponent(TabRow);
