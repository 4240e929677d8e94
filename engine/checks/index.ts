export { checkCardText } from './card-text.ts';
export { checkSite, listUnlinked } from './check-site.ts';
export { listLostAddresses, listParentFolders } from './conflicts.ts';
export { listHeavyPages } from './heavy-pages.ts';
export { makeReader } from './reader.ts';
export { type Budgets, checkWeights } from './weights.ts';
