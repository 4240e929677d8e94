import { WIDEST } from '../assets/recipes.ts';
import type { Picture } from '../render/pictures.ts';
import type { ShownPicture } from './document.ts';
import { chooseFile, type Screen, slotOf } from './slots.ts';

/** A phone, a tablet and two desktops, of which most have one pixel for one. */
export const SCREENS: readonly Screen[] = [
  { width: 390, density: 2 },
  { width: 768, density: 2 },
  { width: 1280, density: 1 },
  { width: 1920, density: 1 },
];
/** A fifth less than wanted, nobody sees. */
const ENOUGH = 0.8;

/** A picture of assets/images, wherever it is shown. */
export interface PictureReport {
  name: string;
  /** Of the original, in pixels. */
  width: number;
  height: number;
  /** The paths of the pages that show it. */
  pages: string[];
  /** The classes of the points that stay in view. */
  focuses: string[];
  /** Where it is widest on each of the screens, in CSS pixels, and the file that is taken for it, in pixels. */
  shown: { slot: number; file: number }[];
  /** In pixels, for the screen that asks for the most, where the original has clearly less. */
  lacking: number | undefined;
}

/** A page, and the pictures of assets/images that it shows, by name. */
interface PageWithPictures {
  path: string;
  pictures: ReadonlyMap<string, Picture>;
  shown: readonly ShownPicture[];
}

interface Use {
  path: string;
  picture: Picture;
  shown: ShownPicture;
}

/**
 * Every picture that any page shows, by name.
 * @param base the folder of the site
 */
export function surveyPictures(pages: readonly PageWithPictures[], base: string): PictureReport[] {
  const uses = new Map<string, Use[]>();
  for (const { path, pictures, shown } of pages) {
    for (const [name, picture] of pictures) {
      const own = shown.filter((one) => shows(one, picture, base)).map((one) => ({ path, picture, shown: one }));
      uses.set(name, [...(uses.get(name) ?? []), ...own]);
    }
  }
  return [...uses]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, [first, ...others]]) => (first ? [describe(name, [first, ...others])] : []));
}

function shows({ candidates }: ShownPicture, { fallback }: Picture, base: string): boolean {
  const url = fallback.at(-1)?.path.replace('/', base);
  return url !== undefined && candidates.some(({ srcset }) => srcset.includes(`${url} `));
}

function describe(name: string, uses: readonly [Use, ...Use[]]): PictureReport {
  const { width, height } = uses[0].picture;
  const shown = SCREENS.map((screen) => findWidest(uses, screen));
  const asked = SCREENS.map(({ density }, index) => (shown[index]?.slot ?? 0) * density);
  const wanted = Math.min(WIDEST, Math.max(...asked));
  return {
    name,
    width,
    height,
    pages: [...new Set(uses.map(({ path }) => path))],
    focuses: [...new Set(uses.flatMap((use) => use.shown.classes.filter((one) => one.startsWith('focus-'))))],
    shown,
    lacking: width < wanted * ENOUGH ? Math.round(wanted) : undefined,
  };
}

function findWidest(uses: readonly Use[], screen: Screen): { slot: number; file: number } {
  const shown = uses.map((use) => ({
    slot: Math.round(slotOf(use.shown.candidates.at(-1)?.sizes ?? '', screen)),
    file: chooseFile(use.shown, screen)?.width ?? 0,
  }));
  return shown.reduce((widest, one) => (one.slot > widest.slot ? one : widest), { slot: 0, file: 0 });
}
