import { Island } from '../elements/Island.tsx';
import { Menus } from './Menus.tsx';
import type { Navigation } from './navigation.ts';

/** The script of this island hydrates `Menus`. */
export function Menu({ navigation }: { navigation: Navigation }) {
  return (
    <Island name="menu" props={{ navigation }} className="menu">
      <Menus navigation={navigation} />
    </Island>
  );
}
