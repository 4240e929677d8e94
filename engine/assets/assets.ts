import { join } from 'node:path';
import type { UsedPictures } from '../content/index.ts';
import {
  type Cache,
  type DeferredGroup,
  type FileStamps,
  type Memo,
  memoize,
  type Output,
  type PictureFiles,
  type Theme,
  type ToUrl,
} from '../core/index.ts';
import { bundleClient, type ClientBundle, type InlineScripts } from './client.ts';
import { copyLicenses, subsetFonts } from './fonts.ts';
import type { Icons } from './icons.ts';
import { formatPictureRules } from './picture-css.ts';
import { type InspectedPictures, originalOf } from './pictures.ts';
import { deferPictures } from './renditions.ts';
import { bundleStyles, type CriticalStyles, hashStyles, readStylePictures, type Styles } from './styles.ts';

/** Results of an earlier build. */
export interface AssetCache {
  store: Cache;
  styles: Memo<Styles>;
  client: Memo<ClientBundle>;
  /** The hashes of files that were read before; a file is read again only if its size, times or inode have changed. */
  fileStamps: FileStamps;
}

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
  pictureOf(src: string): PictureFiles;
}

export async function makeAssets(inputs: AssetInputs, cache: AssetCache): Promise<Assets> {
  const { root, theme, content, used, icons, pictures, toUrl } = inputs;
  const originals = used.names.map((name) => originalOf(pictures, name));
  // `bundleClient` returns the bundle of the last build if no file has changed.
  const [fonts, client] = await Promise.all([
    subsetFonts(theme.typefaces, content, cache),
    bundleClient(root, cache.fileStamps, cache.client.get('main')?.value),
  ]);
  cache.client.set('main', { key: client.hash, value: client });
  // Budgets: how many bytes a phone may load of each picture.
  const renditions = deferPictures(originals, used.budgets);
  const rules = formatPictureRules(
    [...renditions.pictures.values()].map(({ color }) => color),
    used.focuses,
  );
  const folder = join(root, 'assets/styles');
  // Fonts and SVG files, by their names in the style sheets.
  const filesInStyles = new Map([...fonts, ...readStylePictures(folder)]);
  const urlOf = (name: string) => toUrl(pathOfOutput(mustGet(filesInStyles, name)));
  const key = JSON.stringify([hashStyles(folder, cache.fileStamps), rules, ...[...filesInStyles.keys()].map(urlOf)]);
  const styles = memoize(cache.styles, 'site.css', key, () => bundleStyles(folder, rules, urlOf));
  const licenses = copyLicenses(theme.typefaces);
  const iconOutputs = [icons.svg, icons.touch, icons.placeholder, ...icons.manifest.map(({ output }) => output)];
  return {
    outputs: [...filesInStyles.values(), ...licenses, ...client.outputs, ...iconOutputs, styles.sheet],
    deferredPictures: renditions.deferred,
    styles: pathOfOutput(styles.sheet),
    critical: styles.critical,
    fonts: [...fonts.values()].map(pathOfOutput),
    script: client.entry,
    inlineScripts: client.inlineScripts,
    pictureOf: (src) => mustGet(renditions.pictures, src),
  };
}

function pathOfOutput({ path }: Output): string {
  return `/${path}`;
}

function mustGet<Value>(map: ReadonlyMap<string, Value>, name: string): Value {
  const value = map.get(name);
  if (value === undefined) throw new Error(`Unknown asset \`${name}\`. Known: ${[...map.keys()].join(', ')}`);
  return value;
}
