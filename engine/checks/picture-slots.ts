/** How wide a page shows a picture, and which of its files a browser loads. */
import { Parser } from 'htmlparser2';

/** A `<picture>` of a page. */
export interface ShownPicture {
  /** In the order in which a browser tries them; the last is the image itself. */
  candidates: Candidate[];
  isLazy: boolean;
}

interface Candidate {
  media: string;
  srcset: string;
  sizes: string;
}

export interface ScreenSize {
  /** In CSS pixels. */
  width: number;
  /** Device pixels for each CSS pixel. */
  density: number;
}

export function listShownPictures(html: string): ShownPicture[] {
  const pictures: ShownPicture[] = [];
  let sources: Candidate[] = [];
  const parser = new Parser({
    onopentag(name, { media = '', srcset, sizes = '100vw', loading }) {
      if (name === 'picture') sources = [];
      if (srcset === undefined) return;
      const candidate = { media, srcset, sizes };
      if (name === 'source') sources.push(candidate);
      if (name === 'img') pictures.push({ candidates: [...sources.splice(0), candidate], isLazy: loading === 'lazy' });
    },
  });
  parser.end(html);
  return pictures;
}

/** Browsers' default, in pixels. */
const REM = 16;

/** The width in CSS pixels that `sizes` gives a picture (HTML, section 4.8.4.2.2); the window's for anything we can't parse. */
export function slotOf(sizes: string, screen: ScreenSize): number {
  for (const size of sizes.split(/,(?![^(]*\))/)) {
    const [, conditions = '', length = ''] = /^\s*((?:\(min-[^)]*\)(?:\s+and)?\s+)*)(.*?)\s*$/.exec(size) ?? [];
    if (holds(conditions, screen)) return measure(length, screen.width);
  }
  return screen.width;
}

/** e.g. "(min-resolution: 2.5dppx) and (min-width: 64rem)" */
function holds(conditions: string, { width, density }: ScreenSize): boolean {
  return [...conditions.matchAll(/\(min-(width|resolution):\s*([^)]*)\)/g)].every(([, name, least = '']) =>
    name === 'width' ? width >= measure(least, width) : density >= Number.parseFloat(least),
  );
}

/** e.g. "calc(100vw - 2rem)", or "calc(calc(100vw - 2rem) / 1.5)" */
function measure(length: string, window: number): number {
  const [, inner, divisor] = /^calc\((.*) \/ ([\d.]+)\)$/.exec(length) ?? [];
  if (inner !== undefined) return measure(inner, window) / Number(divisor);
  const terms = [...length.replace(/^calc\(|\)$/g, '').matchAll(/([+-])?\s*([\d.]+)(vw|rem|em|px)/g)];
  if (terms.length === 0) return window;
  const units: Record<string, number> = { vw: window / 100, rem: REM, em: REM, px: 1 };
  return terms.reduce((sum, [, sign, number, unit = '']) => {
    const pixels = Number(number) * (units[unit] ?? 0);
    return sign === '-' ? sum - pixels : sum + pixels;
  }, 0);
}

/** The file that a browser loads if it supports every format. */
export function chooseFile(
  { candidates }: ShownPicture,
  screen: ScreenSize,
): { url: string; width: number } | undefined {
  const candidate = candidates.find((one) => fits(one, screen));
  if (candidate === undefined) return undefined;
  const wanted = slotOf(candidate.sizes, screen) * screen.density;
  const files = listFiles(candidate.srcset).toSorted((a, b) => a.width - b.width);
  return files.find(({ width }) => width >= wanted) ?? files.at(-1);
}

function fits({ media }: Candidate, { density }: ScreenSize): boolean {
  const [, least] = /min-resolution:\s*([\d.]+)dppx/.exec(media) ?? [];
  return media === '' || (least !== undefined && density >= Number(least));
}

/** e.g. "/a.webp 480w, /b.webp 800w" */
function listFiles(srcset: string) {
  return srcset.split(',').flatMap((candidate) => {
    const [url = '', width = ''] = candidate.trim().split(/\s+/);
    return url === '' ? [] : [{ url, width: Number.parseInt(width, 10) || 0 }];
  });
}
