export { buildSite } from './build.ts';
export { openBuildCache, openResultsFor } from './cache.ts';
export { defineSite } from './make-site.ts';
export { checkPublicFolder } from './out-folder.ts';
export type * from './site.ts';
export { MARKER } from './write.ts';
