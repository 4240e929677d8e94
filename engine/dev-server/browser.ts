/** For browser scripts in other folders. */
export { type OpenPage, openPage } from './browser/page.ts';
export { updatePage } from './browser/update.ts';
