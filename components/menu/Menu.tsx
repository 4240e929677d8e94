import { Island } from '../elements/Island.tsx';
import { BothMenus } from './BothMenus.tsx';
import type { Navigation } from './navigation.ts';

export function Menu({ navigation }: { navigation: Navigation }) {
  return (
    <Island name="menu" props={{ navigation }} className="menu">
      <BothMenus navigation={navigation} />
    </Island>
  );
}
