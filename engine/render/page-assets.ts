import type { Assets, Icons, Inspection } from '../assets/index.ts';
import type { DeferredGroup, Page, Settings, Theme, ToUrl } from '../core/index.ts';
import type { HeadAssets } from './head.ts';
import { webManifest } from './index-files.ts';
import { deferCards } from './social-cards.ts';

interface Sources {
  theme: Theme;
  pages: readonly Page[];
  settings: Settings;
  icons: Icons;
  pictures: Inspection;
  toUrl: ToUrl;
}

/** The assets of pages, with those that are made from the pages themselves: social cards and the web manifest. */
export interface PageAssets extends Pick<Assets, 'outputs' | 'pictureOf'> {
  deferred: DeferredGroup[];
  head: HeadAssets;
}

export function addPageAssets(assets: Assets, { theme, pages, settings, icons, pictures, toUrl }: Sources): PageAssets {
  const { outputs, deferredPictures, pictureOf, styles, first, fonts, script } = assets;
  const { card } = theme;
  const cards = card && deferCards({ theme: { ...theme, card }, pages, settings, pictures });
  const manifest = webManifest(settings, theme, toUrl, icons.manifest);
  return {
    outputs: [...outputs, manifest],
    deferred: cards ? [deferredPictures, cards.deferred] : [deferredPictures],
    head: {
      ...{ styles, first, fonts, script },
      icon: `/${icons.svg.path}`,
      touchIcon: `/${icons.touch.path}`,
      placeholder: `/${icons.placeholder.path}`,
      manifest: `/${manifest.path}`,
      cardOf: (page) => cards?.cardOf(page),
    },
    pictureOf,
  };
}
