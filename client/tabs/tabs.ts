import { TabRow } from '../../components/tabs/TabRow.tsx';
import { makeComponentIsland } from '../component-island.ts';

export const start = makeComponentIsland(TabRow);
