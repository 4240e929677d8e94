import { createRequire } from 'node:module';
import type { Theme } from '../../engine/core/index.ts';

const require = createRequire(import.meta.url);
const INK = '#24406b';
/** In characters. */
const MAX_LENGTH = 60;

export const theme: Theme = {
  background: '#ffffff',
  darkBackground: '#10151f',
  typefaces: [
    {
      family: 'Public Sans',
      fileName: 'public-sans.woff2',
      files: [require.resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2')],
      license: require.resolve('@fontsource-variable/public-sans/LICENSE'),
      pageAxes: { wght: { min: 400, max: 700 } },
      cardAxes: { wght: 600 },
    },
  ],
  card: {
    width: 1200,
    height: 630,
    panelWidth: 600,
    ornament: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path fill="${INK}" d="M0 0h600v630H0z"/></svg>`,
    render: ({ section, title, site }) => (
      <div style={{ display: 'flex', flexDirection: 'column', width: 540, height: 590, padding: 30, color: '#fff' }}>
        <div style={{ fontSize: 30 }}>{section}</div>
        <div style={{ fontSize: 64, flexGrow: 1 }}>{title}</div>
        <div style={{ fontSize: 26 }}>{site}</div>
      </div>
    ),
    fits: (text) => ({
      section: text.section.length <= MAX_LENGTH,
      title: text.title.length <= MAX_LENGTH,
      site: text.site.length <= MAX_LENGTH,
    }),
    describe: ({ title }) => title,
  },
};
