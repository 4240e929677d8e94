import { join } from 'node:path';
import { writePictureRules } from '../components/picture-classes.ts';
import type { Route } from '../pages/route.ts';
import type { Cache } from './cache.ts';
import { composeCards } from './cards.ts';
import { findPictures } from './check/references.ts';
import { bundleClient } from './client.ts';
import { subsetFonts } from './fonts.ts';
import type { HeadAssets } from './head.ts';
import { drawIcons } from './icons.ts';
import { HERO, writeHeroRules } from './images/hero-layout.ts';
import { type Inspection, originalOf } from './images/inspect.ts';
import { encodePictures } from './images.ts';
import { webManifest } from './indexes.ts';
import type { Output } from './output.ts';
import type { Picture } from './pictures.ts';
import type { Content } from './schema/content.ts';
import { bundleStyles } from './styles.ts';
import type { ToUrl } from './url.ts';

interface Sources {
  root: string;
  content: Content;
  routes: readonly Route[];
  pictures: Inspection;
  toUrl: ToUrl;
  cache: Cache;
  log(line: string): void;
}

/** Everything that pages refer to. */
export interface Assets {
  outputs: Output[];
  head: HeadAssets;
  pictureOf(src: string): Picture;
}

/** Makes pictures, fonts, icons, scripts and the style sheet; what is slow is kept in the cache. */
export async function makeAssets({ root, content, routes, pictures, toUrl, cache, log }: Sources): Promise<Assets> {
  const named = findPictures(content);
  const names = [...new Set(named.map(({ name }) => name))].sort();
  const originals = names.map((name) => originalOf(pictures, name));
  // One after the other: each keeps all cores busy and tells its progress.
  const encoded = await encodePictures(originals, cache, log);
  const cards = await composeCards({ routes, site: content.site, pictures, cache, log });
  const [fonts, icons, client] = await Promise.all([
    subsetFonts(JSON.stringify(content), cache),
    drawIcons(join(root, 'assets/icons/favicon.svg'), cache),
    bundleClient(root),
  ]);
  const pictureRules = writePictureRules(
    [...encoded.pictures.values()].map(({ colour }) => colour),
    named.map(({ focus }) => focus),
  );
  const rules = `${pictureRules}\n${writeHeroRules(HERO)}`;
  const styles = bundleStyles(join(root, 'assets/styles/main.css'), rules, (name) =>
    toUrl(`/${known(fonts, name).path}`),
  );
  const manifest = webManifest(
    content,
    toUrl,
    icons.png.map(({ size, output }) => ({ size, path: `/${output.path}` })),
  );
  const [touchIcon] = icons.png;
  const pictureOf = (src: string) => known(encoded.pictures, src);
  const pngs = icons.png.map(({ output }) => output);
  return {
    outputs: [
      ...encoded.outputs,
      ...cards.outputs,
      ...fonts.values(),
      icons.svg,
      ...pngs,
      ...client.outputs,
      styles,
      manifest,
    ],
    head: {
      styles: `/${styles.path}`,
      script: client.entry,
      icon: `/${icons.svg.path}`,
      touchIcon: `/${touchIcon?.output.path}`,
      manifest: `/${manifest.path}`,
      cardOf: cards.cardOf,
    },
    pictureOf,
  };
}

function known<Value>(map: ReadonlyMap<string, Value>, name: string): Value {
  const value = map.get(name);
  if (value === undefined) throw new Error(`${name}: there is none; there are ${[...map.keys()].join(', ')}`);
  return value;
}
