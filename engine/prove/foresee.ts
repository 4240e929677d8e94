import { islandNames } from '../../client/islands.ts';
import type { Route } from '../../pages/page.ts';
import { byPath, resolvePage } from '../../pages/resolve.ts';
import { listRoutes } from '../../pages/routes.ts';
import { calendars } from '../../site/data/calendars.ts';
import { vcards } from '../../site/data/vcards.ts';
import type { Content } from '../../site/schema/content.ts';
import type { Output } from '../assets/output.ts';
import type { Survey } from '../check/check.ts';
import type { Picture } from '../draw/pictures.ts';
import { type Rendering, renderPage } from '../draw/render.tsx';
import { makeToUrl } from '../draw/url.ts';
import type { AuthorError } from '../faults/errors.ts';
import { nettedAll } from '../faults/unforeseen.ts';
import type { Source } from '../read/read.ts';
import { proveSite } from './verify.ts';

/**
 * The faults of the pages that content with faults would make, so that they are told together with its own. What may
 * only follow from those waits until they are mended.
 */
export function foresee({ content, unsound, sources }: Survey, faults: readonly AuthorError[]): AuthorError[] {
  const drawn = content && nettedAll([content], ({ site }) => site.file, drawRoughly).results[0];
  if (!content || !drawn) return [];
  const { routes, outputs } = drawn;
  const waits = (address: string) => address.split(/[/#?.]+/).some((step) => unsound.has(step));
  const found = proveSite({ routes, outputs, sources, islands: islandNames, ...content.site, waits });
  return found.filter((fault) => isOfItsOwn(fault, faults, sources));
}

/** Not of a stand-in, nor of a page as a whole that has other faults, nor of words of which the same line tells one already. */
function isOfItsOwn(
  { file, position, message }: AuthorError,
  faults: readonly AuthorError[],
  sources: readonly Source[],
): boolean {
  const others = faults.filter((fault) => fault.file === file);
  const general = position.line === 1 && others.length > 0;
  const words = /found ("[^"]*")/.exec(message)?.[1] ?? '';
  const besides = others.some((fault) => fault.position.line === position.line && fault.message.includes(words));
  const standsIn = message.startsWith('asset:') || !sources.some((source) => source.file === file);
  return !standsIn && !general && !besides;
}

/** The pages without their pictures, styles and scripts: those take their time, and no author has a hand in them. */
export function drawRoughly(content: Content): { routes: Route[]; outputs: Output[] } {
  const toUrl = makeToUrl(content.site.base);
  const routes = listRoutes(content);
  const inputs = { content, routes: byPath(routes), toUrl, year: 2000, logo: path };
  const rendering = { settings: content.site, toUrl, pictureOf: () => NO_PICTURE, assets: NO_ASSETS };
  const draw = (route: Route) => ({ route, output: renderPage(resolvePage(route, inputs), rendering) });
  // A page that cannot be drawn suffers from the faults that are told already.
  const drawn = nettedAll(routes, ({ entry }) => entry.file, draw).results;
  return {
    routes: drawn.map(({ route }) => route),
    outputs: [...drawn.map(({ output }) => output), ...vcards(content), ...calendars(content), NOTHING],
  };
}

const NOTHING: Output = { path: 'assets/nothing.js', content: '' };
const path = `/${NOTHING.path}`;
const NO_PICTURE: Picture = { width: 1, height: 1, colour: '#000000', avif: [], fallback: [] };
const NO_ASSETS: Rendering['assets'] = {
  styles: path,
  fonts: [],
  script: path,
  icon: path,
  touchIcon: path,
  placeholder: path,
  manifest: path,
  cardOf: () => ({ path, width: 1, height: 1, alt: '' }),
};
