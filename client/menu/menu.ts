import { BothMenus } from '../../components/menu/BothMenus.tsx';
import { hydrated } from '../component.ts';

export const { component, start } = hydrated(BothMenus);
