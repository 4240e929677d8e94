/** For scripts of other folders that run on the page. */
export { type OpenPage, openPage, reloadPage, saveState } from './browser/page.ts';
export { updatePage } from './browser/update.ts';
