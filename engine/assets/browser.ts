export { focusClass } from './picture-css.ts';
