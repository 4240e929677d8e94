/** For browser scripts in other folders. */
export { type OpenPage, openPage, reloadPage, saveState } from './browser/page.ts';
export { updatePage } from './browser/update.ts';
