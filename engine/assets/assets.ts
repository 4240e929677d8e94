import { join } from 'node:path';
import type { UsedPictures } from '../content/index.ts';
import {
  asset,
  type BuildCache,
  type DeferredGroup,
  type Output,
  type PictureFiles,
  type Theme,
  type ToUrl,
  toOutput,
} from '../core/index.ts';
import { bundleClient, type InlineScripts } from './client.ts';
import { copyLicenses, subsetFonts } from './fonts.ts';
import type { Icons } from './icons.ts';
import { formatPictureRules } from './picture-css.ts';
import { getOriginal, type InspectedPictures } from './pictures.ts';
import { deferPictures } from './renditions.ts';
import { bundleStyles, type CriticalStyles, readStylePictures, readStyles } from './styles.ts';

interface AssetInputs {
  root: string;
  theme: Theme;
  /** The whole content: fonts are reduced to the characters of its text. */
  content: unknown;
  used: UsedPictures;
  icons: Icons;
  pictures: InspectedPictures;
  toUrl: ToUrl;
}

/** The assets of all pages. Paths are without the base path, e.g. "/assets/site.1f2e3d4c5b.css". */
export interface Assets {
  outputs: Output[];
  deferredPictures: DeferredGroup;
  styles: string;
  critical: CriticalStyles;
  fonts: readonly string[];
  script: string;
  inlineScripts: InlineScripts;
  /** By name, in their encoded sizes. */
  pictures: ReadonlyMap<string, PictureFiles>;
}

export async function makeAssets(inputs: AssetInputs, { store, results }: BuildCache): Promise<Assets> {
  const { root, theme, content, used, icons, pictures, toUrl } = inputs;
  const originals = used.names.map((name) => getOriginal(pictures, name));
  const [fonts, client] = await Promise.all([
    subsetFonts(theme.typefaces, content, store),
    // The hash of the code, which each cache of results is bound to, includes the scripts.
    results.memoAsync(`client\n${root}`, () => bundleClient(root)),
  ]);
  // Budgets: how many bytes a phone may load of each picture.
  const renditions = deferPictures(originals, used.budgets);
  const rules = formatPictureRules(
    [...renditions.pictures.values()].map(({ color }) => color),
    used.focuses,
  );
  const folder = join(root, 'assets/styles');
  // Fonts and SVG files, by their names in the style sheets.
  const filesInStyles = new Map([...fonts, ...readStylePictures(folder)]);
  const findUrl = (name: string) => toUrl(getOutputPath(mustGet(filesInStyles, name)));
  const key = ['styles', folder, readStyles(folder), rules, [...filesInStyles.keys()].map(findUrl)];
  const styles = results.memo(JSON.stringify(key), () => bundleStyles(folder, rules, findUrl));
  const sheet = asset('site.css', styles.sheet);
  const scripts = client.files.map(({ path, text }) => toOutput(path, text));
  const licenses = copyLicenses(theme.typefaces);
  const iconOutputs = [icons.svg, icons.touch, icons.placeholder, ...icons.manifest.map(({ output }) => output)];
  return {
    outputs: [...filesInStyles.values(), ...licenses, ...scripts, ...iconOutputs, sheet],
    deferredPictures: renditions.deferred,
    styles: getOutputPath(sheet),
    critical: styles.critical,
    fonts: [...fonts.values()].map(getOutputPath),
    script: client.entry,
    inlineScripts: client.inlineScripts,
    pictures: renditions.pictures,
  };
}

function getOutputPath({ path }: Output): string {
  return `/${path}`;
}

function mustGet<Value>(map: ReadonlyMap<string, Value>, name: string): Value {
  const value = map.get(name);
  if (value === undefined) throw new Error(`Unknown asset \`${name}\`. Known: ${[...map.keys()].join(', ')}`);
  return value;
}
