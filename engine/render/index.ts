export * from './documents.ts';
export type { HeadAssets } from './head.ts';
export { type CommitDates, listIndexFiles } from './index-files.ts';
export type { PageContext } from './Picture.tsx';
export { RawHtml } from './RawHtml.tsx';
export { type JoinedScan, joinScans, listUrls, type Scan } from './scan.ts';
export { planCards } from './social-cards.ts';
