import { NarrowMenu } from './NarrowMenu.tsx';
import type { Navigation } from './navigation.ts';
import { WideMenu } from './WideMenu.tsx';

/** The style sheet shows one of the two. */
export function Menus({ navigation }: { navigation: Navigation }) {
  return (
    <>
      <WideMenu navigation={navigation} />
      <NarrowMenu navigation={navigation} />
    </>
  );
}
