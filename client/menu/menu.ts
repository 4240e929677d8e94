import { BothMenus } from '../../components/menu/BothMenus.tsx';
import { makeComponentIsland } from '../component-island.ts';

export const { component, start } = makeComponentIsland(BothMenus);
