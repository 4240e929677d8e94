export { LateStyles } from './LateStyles.tsx';
export type { PageContext } from './Picture.tsx';
export { Picture, type PictureSource } from './Picture.tsx';
export { RawHtml } from './RawHtml.tsx';
