export { openDevServer } from './dev-server.ts';
export type * from './editor-module.ts';
export { type Serving, serve } from './preview.ts';
export { type BuildResult, listErrors, type Rebuild, rebuilder } from './rebuild.ts';
export { bundle } from './routes.ts';
export type { SiteCode } from './session.ts';
