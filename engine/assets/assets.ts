import { join } from 'node:path';
import type { NamedPictures } from '../content/named-pictures.ts';
import type { Cache } from '../core/cache.ts';
import type { DeferredGroup } from '../core/deferred.ts';
import { type Memory, remember } from '../core/memo.ts';
import type { Output } from '../core/output.ts';
import type { Page, Picture, Settings } from '../core/page.ts';
import type { Theme } from '../core/theme.ts';
import type { ToUrl } from '../core/urls.ts';
import type { HeadAssets } from '../render/head.ts';
import { webManifest } from '../render/index-files.ts';
import { deferCards } from '../render/social-cards.ts';
import { bundleClient } from './client.ts';
import { copyLicenses, subsetFonts } from './fonts.ts';
import type { Icons } from './icons.ts';
import { writePictureRules } from './picture-css.ts';
import { type Inspection, originalOf } from './pictures.ts';
import { deferPictures } from './renditions.ts';
import { bundleStyles, hashStyles, readOrnaments } from './styles.ts';

interface Sources {
  root: string;
  theme: Theme;
  /** All of it, for the signs that its words need. */
  content: unknown;
  named: NamedPictures;
  pages: readonly Page[];
  settings: Settings;
  icons: Icons;
  pictures: Inspection;
  toUrl: ToUrl;
  cache: Cache;
}

/** Everything that pages refer to. */
export interface Assets {
  outputs: Output[];
  /** Pictures and social cards. */
  orders: DeferredGroup[];
  head: HeadAssets;
  pictureOf(src: string): Picture;
}

/** Makes fonts, icons, scripts and the style sheet, and orders pictures and social cards. */
export async function makeAssets(sources: Sources, memory: Memory): Promise<Assets> {
  const { root, theme, content, named, pages, settings, icons, pictures, toUrl, cache } = sources;
  const originals = named.names.map((name) => originalOf(pictures, name));
  const [fonts, client] = await Promise.all([
    subsetFonts(theme.typefaces, content, cache),
    bundleClient(root, memory.client),
  ]);
  memory.client = client;
  const encoded = deferPictures(originals, named.budgets);
  const { card } = theme;
  const cards = card && deferCards({ theme: { ...theme, card }, pages, settings, pictures });
  const rules = writePictureRules(
    [...encoded.pictures.values()].map(({ color }) => color),
    named.focuses,
  );
  const folder = join(root, 'assets/styles');
  const ornaments = readOrnaments(folder);
  const inStyles = new Map([...fonts, ...ornaments]);
  const urlOf = (name: string) => toUrl(pathOf(known(inStyles, name)));
  const key = JSON.stringify([hashStyles(folder, memory.stamps), rules, ...[...inStyles.keys()].map(urlOf)]);
  const styles = remember(memory.styles, 'site.css', key, () => bundleStyles(folder, rules, urlOf));
  const manifest = webManifest(settings, theme, toUrl, icons.manifest);
  const single = [icons.svg, icons.touch, icons.placeholder, styles.sheet, manifest];
  const sized = icons.manifest.map(({ output }) => output);
  return {
    outputs: [...inStyles.values(), ...copyLicenses(theme.typefaces), ...client.outputs, ...single, ...sized],
    orders: cards ? [encoded.orders, cards.orders] : [encoded.orders],
    head: {
      styles: pathOf(styles.sheet),
      first: styles.first,
      fonts: [...fonts.values()].map(pathOf),
      script: client.entry,
      icon: pathOf(icons.svg),
      touchIcon: pathOf(icons.touch),
      placeholder: pathOf(icons.placeholder),
      manifest: pathOf(manifest),
      cardOf: (page) => cards?.cardOf(page),
    },
    pictureOf: (src) => known(encoded.pictures, src),
  };
}

/** Without the base path, e.g. "/assets/site.1f2e3d4c5b.css". */
function pathOf({ path }: Output): string {
  return `/${path}`;
}

function known<Value>(map: ReadonlyMap<string, Value>, name: string): Value {
  const value = map.get(name);
  if (value === undefined) throw new Error(`${name}: there is none; there are ${[...map.keys()].join(', ')}`);
  return value;
}
