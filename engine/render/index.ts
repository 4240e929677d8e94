export * from './documents.ts';
export { type JoinedExtract, joinExtracts, listUrls, type PageExtract } from './extract.ts';
export type { HeadAssets } from './head.ts';
export { type CommitDates, listIndexFiles } from './index-files.ts';
export type { PageContext } from './Picture.tsx';
export { RawHtml } from './RawHtml.tsx';
export { planCards } from './social-cards.ts';
