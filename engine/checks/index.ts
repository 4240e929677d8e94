export { checkCardText } from './card-text.ts';
export { checkSite, listUnlinked } from './check-site.ts';
export { listLostAddresses, parentFoldersOf } from './conflicts.ts';
export * from './weights.ts';
