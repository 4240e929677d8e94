import { Menus } from '../../components/menu/Menus.tsx';
import { hydrateComponent } from '../hydrate-component.ts';

export const start = hydrateComponent(Menus);
