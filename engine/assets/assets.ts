import { join } from 'node:path';
import { listPictures, type UsedPictures, type ValidatedEntry } from '../content/index.ts';
import {
  type BuildCache,
  type FileInMemory,
  makeToUrl,
  type PictureFiles,
  type Settings,
  type SlowFile,
  type Theme,
  toFile,
  toHashedFile,
} from '../core/index.ts';
import { bundleClient, type InlineScripts } from './client.ts';
import { copyLicenses, subsetFonts } from './fonts.ts';
import { makeIcons } from './icons.ts';
import { formatPictureRules } from './picture-css.ts';
import { getOriginal, type InspectedPictures } from './pictures.ts';
import { planPictures } from './renditions.ts';
import { bundleStyles, type CriticalStyles, readStylePictures, readStyles } from './styles.ts';
import { makeWebManifest } from './web-manifest.ts';

interface AssetInputs {
  /** The folder of the site. */
  root: string;
  theme: Theme;
  settings: Settings;
  /** The whole content: fonts are reduced to the characters of its text. */
  content: unknown;
  entries: readonly ValidatedEntry[];
  pictures: InspectedPictures;
  /** The most that a phone may load of each picture in a content file, in bytes. */
  getPictureBudget?: (path: string) => number;
}

/** What the head of every page links to or contains. Paths are without the base path, e.g. "/assets/site.1f2e3d4c5b.css". */
export interface CommonAssets {
  styles: string;
  critical: CriticalStyles;
  fonts: readonly string[];
  /** Undefined on a site without client/main.ts. */
  script: string | undefined;
  inlineScripts: InlineScripts;
  icon: string | undefined;
  touchIcon: string | undefined;
  /** Shown for pictures that fail to load. */
  placeholder: string | undefined;
  manifest: string;
}

export interface Assets {
  files: FileInMemory[];
  /** The encoded pictures. */
  pictureFiles: SlowFile[];
  used: UsedPictures;
  /** By name, in their encoded sizes. */
  pictures: ReadonlyMap<string, PictureFiles>;
  common: CommonAssets;
}

/** Styles, fonts, icons, and scripts, which esbuild bundles. Pictures are encoded later. */
export async function bundleAssets(inputs: AssetInputs, { store, results }: BuildCache): Promise<Assets> {
  const { root, theme, settings, content, entries, pictures, getPictureBudget } = inputs;
  const toUrl = makeToUrl(settings.base);
  const used = listPictures(entries, getPictureBudget);
  const originals = used.names.map((name) => getOriginal(pictures, name));
  const [icons, fonts, client] = await Promise.all([
    makeIcons(join(root, 'assets/icons'), store),
    subsetFonts(theme.typefaces, content, store),
    // The hash of the code, which each cache of results is bound to, includes the scripts.
    results.memoAsync(`client\n${root}`, () => bundleClient(root)),
  ]);
  // Budgets: how many bytes a phone may load of each picture.
  const encoded = planPictures(originals, used.budgets, store);
  const rules = formatPictureRules(used.focuses);
  const folder = join(root, 'assets/styles');
  // Fonts and SVG files, by their names in the style sheets.
  const filesInStyles = new Map([...fonts, ...readStylePictures(folder)]);
  const findUrl = (name: string) => toUrl(getPath(mustGet(filesInStyles, name)));
  const key = ['styles', folder, readStyles(folder), rules, [...filesInStyles.keys()].map(findUrl)];
  const styles = results.memo(JSON.stringify(key), () => bundleStyles(folder, rules, findUrl));
  const sheet = toHashedFile('site.css', styles.sheet);
  const scripts = client.files.map(({ path, text }) => toFile(path, text));
  const licenses = copyLicenses(theme.typefaces);
  const manifest = makeWebManifest(settings, theme, toUrl, icons.manifest);
  const iconFiles = [icons.svg, icons.touch, icons.placeholder, ...icons.manifest.map(({ file }) => file)].filter(
    (file) => file !== undefined,
  );
  return {
    files: [...filesInStyles.values(), ...licenses, ...scripts, ...iconFiles, sheet, manifest],
    pictureFiles: encoded.files,
    used,
    pictures: encoded.pictures,
    common: {
      styles: getPath(sheet),
      critical: styles.critical,
      fonts: [...fonts.values()].map(getPath),
      script: client.entry,
      inlineScripts: client.inlineScripts,
      icon: icons.svg && getPath(icons.svg),
      touchIcon: icons.touch && getPath(icons.touch),
      placeholder: icons.placeholder && getPath(icons.placeholder),
      manifest: getPath(manifest),
    },
  };
}

function getPath({ path }: FileInMemory): string {
  return `/${path}`;
}

function mustGet<Value>(map: ReadonlyMap<string, Value>, name: string): Value {
  const value = map.get(name);
  if (value === undefined) throw new Error(`Unknown asset \`${name}\`. Known: ${[...map.keys()].join(', ')}`);
  return value;
}
