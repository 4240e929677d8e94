export type { Suggestion } from './diagnostics.ts';
export type { Variant } from './page.ts';
export type { CardDesign, CardText, Theme } from './theme.ts';
export { withBasePath } from './urls.ts';
