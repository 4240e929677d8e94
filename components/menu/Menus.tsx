import { NarrowMenu } from './NarrowMenu.tsx';
import type { Navigation } from './navigation.ts';
import { WideMenu } from './WideMenu.tsx';

/** The menu for wide and for narrow windows. The style sheet shows one of them. */
export function Menus({ navigation }: { navigation: Navigation }) {
  return (
    <>
      <WideMenu navigation={navigation} />
      <NarrowMenu navigation={navigation} />
    </>
  );
}
