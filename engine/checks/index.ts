export { type ContentToCheck, checkContent } from './check-content.ts';
export { type CheckCache, checkSite, listUnlinked } from './check-site.ts';
export { foldersOf, listLostAddresses } from './conflicts.ts';
export { type ContentToCheck, checkContent } from './content.ts';
export * from './picture-slots.ts';
export * from './weights.ts';
