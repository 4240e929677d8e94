export { type ContentToCheck, checkContent } from './check-content.ts';
export { type CheckCache, checkSite, listUnlinked } from './check-site.ts';
export { listLostAddresses, parentFoldersOf } from './conflicts.ts';
export * from './picture-slots.ts';
export * from './weights.ts';
