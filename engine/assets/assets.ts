import { join } from 'node:path';
import { composeCards } from '../cards/cards.ts';
import type { NamedPictures } from '../check/named-pictures.ts';
import type { HeadAssets } from '../draw/head.ts';
import { webManifest } from '../draw/indexes.ts';
import type { Look } from '../draw/look.ts';
import type { Page, Settings } from '../draw/page.ts';
import { writePictureRules } from '../draw/picture-classes.ts';
import type { Picture } from '../draw/pictures.ts';
import type { ToUrl } from '../draw/url.ts';
import type { Batch } from '../images/batch.ts';
import { encodePictures } from '../images/images.ts';
import { type Inspection, originalOf } from '../images/inspect.ts';
import { bundleClient } from './client.ts';
import { subsetFonts } from './fonts.ts';
import type { Icons } from './icons.ts';
import type { Output } from './output.ts';
import { bundleStyles } from './styles.ts';

interface Sources {
  root: string;
  look: Look;
  /** All of it, for the signs that its words need. */
  content: unknown;
  named: NamedPictures;
  pages: readonly Page[];
  settings: Settings;
  icons: Icons;
  pictures: Inspection;
  toUrl: ToUrl;
  batch: Batch;
}

/** Everything that pages refer to. */
export interface Assets {
  outputs: Output[];
  head: HeadAssets;
  pictureOf(src: string): Picture;
}

/** Makes pictures, fonts, icons, scripts and the style sheet; what is slow is kept in the cache. */
export async function makeAssets(sources: Sources): Promise<Assets> {
  const { root, look, content, named, pages, settings, icons, pictures, toUrl, batch } = sources;
  const { cache } = batch;
  const originals = named.names.map((name) => originalOf(pictures, name));
  const [encoded, fonts, client] = await Promise.all([
    encodePictures(originals, batch),
    subsetFonts(look.typefaces, JSON.stringify(content), cache),
    bundleClient(root),
  ]);
  // Not beside the pictures: both keep all cores busy and tell their progress.
  const cards = await composeCards({ look, pages, settings, pictures, batch });
  const rules = writePictureRules(
    [...encoded.pictures.values()].map(({ colour }) => colour),
    named.focuses,
  );
  const urlOf = (name: string) => toUrl(pathOf(known(fonts, name)));
  const styles = bundleStyles(join(root, 'assets/styles/main.css'), rules, urlOf);
  const manifest = webManifest(settings, look, toUrl, icons.manifest);
  const single = [icons.svg, icons.touch, icons.placeholder, styles, manifest];
  const sized = icons.manifest.map(({ output }) => output);
  return {
    outputs: [...encoded.outputs, ...cards.outputs, ...fonts.values(), ...client.outputs, ...single, ...sized],
    head: {
      styles: pathOf(styles),
      fonts: [...fonts.values()].map(pathOf),
      script: client.entry,
      icon: pathOf(icons.svg),
      touchIcon: pathOf(icons.touch),
      placeholder: pathOf(icons.placeholder),
      manifest: pathOf(manifest),
      cardOf: cards.cardOf,
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
