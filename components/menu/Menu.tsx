import { ComponentIsland } from '../elements/Island.tsx';
import { Menus } from './Menus.tsx';
import type { Navigation } from './navigation.ts';

export function Menu({ navigation }: { navigation: Navigation }) {
  return <ComponentIsland name="menu" props={{ navigation }} component={Menus} className="menu" />;
}
