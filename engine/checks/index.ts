export { checkCardText } from './card-text.ts';
export { checkSite, listUnlinked } from './check-site.ts';
export { listLostAddresses } from './conflicts.ts';
