export { bundle, openDevServer } from './dev-server.ts';
export type * from './editor-module.ts';
export { serve } from './http.ts';
export { type BuildResult, listErrors, type Rebuild, rebuilder } from './rebuild.ts';
export type { SiteCode } from './session.ts';
