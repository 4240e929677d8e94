export { bundle, openDevServer } from './dev-server.ts';
export type * from './editor-module.ts';
export { serve } from './http.ts';
export type { ShownError } from './protocol.ts';
export { type BuildResult, listErrors, rebuild } from './rebuild.ts';
