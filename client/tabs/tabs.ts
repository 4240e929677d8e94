import { TabRow } from '../../components/tabs/TabRow.tsx';
import { makeComponentIsland } from '../component-island.ts';

export const { component, start } = makeComponentIsland(TabRow);
