export { buildSite } from './build.ts';
export { type BuildCache, newBuildCache } from './cache.ts';
export { refusePublic, refuseReportIn } from './out-folder.ts';
export { readPublic } from './public-files.ts';
export { finishSite, type MadeSite, type MakeOptions, type RouteContext, routeContext, type Site } from './site.ts';
export { MARKER } from './write.ts';
