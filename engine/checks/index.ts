export { checkSite } from './check-site.ts';
export { listLostAddresses } from './conflicts.ts';
export { checkContent } from './content.ts';
export { listUnlinked } from './links.ts';
export { chooseFile, listShownPictures, type ShownPicture, slotOf } from './picture-slots.ts';
export {
  type Budgets,
  checkWeights,
  listExcesses,
  openFiles,
  openScale,
  type WeightCheck,
  type Weights,
} from './weights.ts';
