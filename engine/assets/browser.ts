export { colorClass, focusClass } from './picture-css.ts';
