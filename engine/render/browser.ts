export { DeferredStyles } from './DeferredStyles.tsx';
export { type PageContext, Picture, type PictureSource } from './Picture.tsx';
export { RawHtml } from './RawHtml.tsx';
