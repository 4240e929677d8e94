import { TabRow } from '../../components/tabs/TabRow.tsx';
import { hydrated } from '../component.ts';

export const { component, start } = hydrated(TabRow);
