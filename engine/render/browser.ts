export { LaterParts } from './LaterParts.tsx';
export { Picture, type PictureSource } from './Picture.tsx';
export type { PageContext } from './page-context.ts';
export { RawHtml } from './RawHtml.tsx';
