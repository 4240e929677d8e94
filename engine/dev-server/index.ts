export { bundle, openDevServer } from './dev-server.ts';
export type * from './editor-module.ts';
export { serve } from './http.ts';
export type { SiteCode } from './live-site.ts';
export { type BuildResult, listErrors, type Rebuild, rebuilder } from './rebuild.ts';
