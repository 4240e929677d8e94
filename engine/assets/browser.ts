export { focusClass, groundClass } from './picture-css.ts';
