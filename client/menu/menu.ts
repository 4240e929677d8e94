import { Menus } from '../../components/menu/Menus.tsx';
import { makeComponentIsland } from '../component-island.ts';

export const start = makeComponentIsland(Menus);
