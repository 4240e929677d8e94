export type { Diagnostic, FieldPath } from './diagnostics.ts';
export { CENTER, type PictureFiles, type Variant } from './page.ts';
export type { CardDesign, CardText, Theme } from './theme.ts';
export { type ToUrl, withBasePath } from './urls.ts';
