/** The parts into which the packages of the typefaces are cut. Pages carry the first; social cards take any. */
export const SCRIPTS = ['latin', 'latin-ext', 'vietnamese'] as const;

type Script = (typeof SCRIPTS)[number];

/** The site's typefaces, and where their files are. */
export const FAMILIES = [
  {
    name: 'Fraunces',
    file: (script: Script) => `@fontsource-variable/fraunces/files/fraunces-${script}-full-normal.woff2`,
    axes: { opsz: 72, SOFT: 0, WONK: 0, wght: 600 },
  },
  {
    name: 'Public Sans',
    file: (script: Script) => `@fontsource-variable/public-sans/files/public-sans-${script}-wght-normal.woff2`,
    axes: { wght: 600 },
  },
] as const;
