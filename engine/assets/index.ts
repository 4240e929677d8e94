export { type AssetCache, type Assets, makeAssets } from './assets.ts';
export { chooseStyles, type FirstStyles } from './critical-css.ts';
export { areaBehind, measurePicture, upright } from './encode.ts';
export { readCoverage, subsetForCards } from './fonts.ts';
export { type Icons, makeIcons } from './icons.ts';
export { focusClass, groundClass, writePictureRules } from './picture-css.ts';
export {
  checkStrays,
  type Inspection,
  inspectPictures,
  type Original,
  originalOf,
  type PictureCache,
} from './pictures.ts';
export { WIDEST } from './renditions.ts';
export { ENCODER_VERSION, versionOf } from './versions.ts';
