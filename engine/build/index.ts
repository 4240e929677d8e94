export * from './build.ts';
export { type BuildCache, loadBuildCache, newBuildCache, scopeOf } from './cache.ts';
export { refusePublic, refuseReportIn } from './out-folder.ts';
export { readPublic } from './public-files.ts';
export { MARKER } from './write.ts';
