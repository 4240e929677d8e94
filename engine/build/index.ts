export * from './build.ts';
export { openBuildCache, openResultsOf } from './cache.ts';
export { checkPublicFolder } from './out-folder.ts';
export { readPublic } from './public-files.ts';
export { MARKER } from './write.ts';
