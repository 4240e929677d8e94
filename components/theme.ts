import { createRequire } from 'node:module';
import type { Theme } from '../engine/core/index.ts';
import { PALETTE } from '../site/model/palette.ts';
import { cardDesign } from './social-card/design.tsx';

const require = createRequire(import.meta.url);
/** The font packages have a file for each of these sets of characters. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];
const getFiles = (name: string, axes: string) =>
  SUBSETS.map((subset) => require.resolve(`@fontsource-variable/${name}/files/${name}-${subset}-${axes}-normal.woff2`));
const findLicense = (name: string) => require.resolve(`@fontsource-variable/${name}/LICENSE`);

/** The parts of the design that the engine needs. */
export const theme: Theme = {
  background: PALETTE.paper,
  darkBackground: PALETTE.darkPaper,
  typefaces: [
    {
      family: 'Fraunces',
      fileName: 'fraunces.woff2',
      files: getFiles('fraunces', 'full'),
      license: findLicense('fraunces'),
      pageAxes: { opsz: 72, SOFT: 0, WONK: 0, wght: 600 },
      cardAxes: { opsz: 72, SOFT: 0, WONK: 0, wght: 600 },
    },
    {
      family: 'Public Sans',
      fileName: 'public-sans.woff2',
      files: getFiles('public-sans', 'wght'),
      license: findLicense('public-sans'),
      pageAxes: { wght: { min: 400, max: 600 } },
      cardAxes: { wght: 600 },
    },
  ],
  card: cardDesign,
};
