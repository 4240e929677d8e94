export { checkSite, listUnlinked } from './check-site.ts';
export { listLostAddresses } from './conflicts.ts';
export { checkContent } from './content.ts';
export { chooseFile, listShownPictures, type ScreenSize, type ShownPicture, slotOf } from './picture-slots.ts';
export {
  type Budgets,
  checkWeights,
  listExcesses,
  openFiles,
  openScale,
  totalOf,
  type WeightCheck,
  type Weights,
} from './weights.ts';
