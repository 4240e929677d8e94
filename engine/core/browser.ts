export { type Diagnostic, type FieldPath, formatMessage, formatPlace, type InFile, START } from './diagnostics.ts';
export { type Block, CENTER, type PictureFiles, type TextImage, type Variant } from './page.ts';
export type { CardDesign, CardText, Theme } from './theme.ts';
export { type ToUrl, withBasePath } from './urls.ts';
