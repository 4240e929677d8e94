/** Measures how large each picture is shown, and finds pictures that are too small for that. */
import { MAX_WIDTH } from '../assets/index.ts';
import type { PictureFiles } from '../core/index.ts';
import { chooseFile, listShownPictures, type ShownPicture, slotOf } from './picture-slots.ts';

interface ScreenSize {
  /** In CSS pixels. */
  width: number;
  /** Device pixels for each CSS pixel. */
  density: number;
}

/** A phone, a tablet and two desktops. */
export const SCREENS: readonly ScreenSize[] = [
  { width: 390, density: 2 },
  { width: 768, density: 2 },
  { width: 1280, density: 1 },
  { width: 1920, density: 1 },
];
/** A picture with this share of the wanted width is large enough: nobody notices the missing fifth. */
const MIN_SHARE = 0.8;

/** A picture in assets/images that a page shows. */
export interface PictureReport {
  name: string;
  /** The size of the original, in pixels. */
  width: number;
  height: number;
  /** Paths of the pages that show it. */
  pages: string[];
  /** For each of SCREENS: the widest slot that shows it, in CSS pixels, and the width of the file that is loaded. */
  shown: { slot: number; file: number }[];
  /** The width in pixels that the original should have, if it is clearly narrower. */
  neededWidth: number | undefined;
}

interface PageWithPictures {
  path: string;
  html: string;
}

interface PictureUse {
  path: string;
  picture: PictureFiles;
  shown: ShownPicture;
}

/** Sorted by name. */
/** @param pictures of the site, by name */
export function measurePictures(
  pages: readonly PageWithPictures[],
  pictures: ReadonlyMap<string, PictureFiles>,
  base: string,
): PictureReport[] {
  const uses = new Map<string, PictureUse[]>();
  for (const { path, html } of pages) {
    const onPage = listShownPictures(html);
    for (const [name, picture] of pictures) {
      const added = onPage.filter((shown) => isFileOf(shown, picture, base)).map((shown) => ({ path, picture, shown }));
      uses.set(name, [...(uses.get(name) ?? []), ...added]);
    }
  }
  return [...uses].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap((entry) => describePicture(...entry));
}

/** The last of the fallback files is the `src` of a picture. */
function isFileOf({ src }: ShownPicture, { fallback }: PictureFiles, base: string): boolean {
  return src === fallback.at(-1)?.path.replace('/', base);
}

function describePicture(name: string, uses: readonly PictureUse[]): PictureReport[] {
  const [first] = uses;
  if (!first) return [];
  const { width, height } = first.picture;
  const shown = SCREENS.map((screen) => findWidest(uses, screen));
  const wanted = Math.min(
    MAX_WIDTH,
    Math.max(...SCREENS.map(({ density }, index) => (shown[index]?.slot ?? 0) * density)),
  );
  const isSmall = width < wanted * MIN_SHARE;
  const pages = [...new Set(uses.map(({ path }) => path))];
  return [{ name, width, height, pages, shown, neededWidth: isSmall ? Math.round(wanted) : undefined }];
}

function findWidest(uses: readonly PictureUse[], { width, density }: ScreenSize): { slot: number; file: number } {
  const shown = uses.map((use) => {
    const slot = Math.round(slotOf(use.shown.sizes, width));
    return { slot, file: chooseFile(use.shown, slot * density)?.width ?? 0 };
  });
  return shown.reduce((widest, one) => (one.slot > widest.slot ? one : widest), { slot: 0, file: 0 });
}
