export * from './build.ts';
export { type BuildCache, cacheKeyOf, loadBuildCache, newBuildCache } from './cache.ts';
export { checkPublicFolder } from './out-folder.ts';
export { readPublic } from './public-files.ts';
export { MARKER } from './write.ts';
