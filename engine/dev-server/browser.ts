/** For scripts of other folders that run on the page. */
export { loadPage, type OpenPage, openPage, reloadPage } from './browser/page.ts';
export { saveState } from './browser/state.ts';
export { updatePage } from './browser/update.ts';
