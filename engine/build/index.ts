export { buildSite } from './build.ts';
export { openBuildCache, openResultsFor } from './cache.ts';
export { listHeaderFiles } from './header-files.ts';
export { checkPublicFolder } from './out-folder.ts';
export { readPublic } from './public-files.ts';
export type * from './site.ts';
export { listSiteWarnings } from './warnings.ts';
export { MARKER } from './write.ts';
