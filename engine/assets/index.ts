export { type Assets, bundleAssets, type CommonAssets } from './assets.ts';
export type { InlineScripts } from './client.ts';
export { readCoverage, subsetFonts, subsetForCards } from './fonts.ts';
export type { Original } from './original.ts';
export { focusClass, formatPictureRules } from './picture-css.ts';
export * from './pictures.ts';
export { type CriticalStyles, chooseStyles } from './styles.ts';
export { ENCODER_VERSION, readVersion } from './versions.ts';
