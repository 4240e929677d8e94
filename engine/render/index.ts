export {
  type PageCache,
  type PreviousDocument,
  type RenderContext,
  type RenderedPage,
  renderDocument,
  renderPages,
} from './documents.ts';
export type { HeadAssets } from './head.ts';
export { listIndexFiles } from './index-files.ts';
export { isFontScript, scriptLoadedBy } from './inline-scripts.ts';
export type { PageContext } from './Picture.tsx';
export { addPageAssets } from './page-assets.ts';
export { RawHtml } from './RawHtml.tsx';
export { type Resolved, type Route, resolvePages } from './resolve.ts';
export { joinScans, type Scan } from './scan.ts';
