export { buildSite } from './build-site.ts';
export { openBuildCache, openResultsFor } from './cache.ts';
export { listHeaderFiles } from './header-files.ts';
export { checkPublicFolder } from './out-folder.ts';
export { isHiddenPublic } from './public-files.ts';
export { readSources } from './read-sources.ts';
export type * from './site.ts';
export { listAllWarnings } from './warnings.ts';
export { isBuiltSite, MARKER } from './write.ts';
