import { join } from 'node:path';
import { site } from '../../build.ts';
import { type ReportOptions, renderReport } from '../../engine/report/index.ts';
import { listsOf } from '../../site/report/lists.ts';
import { type FixtureSite, fixtureOptions, openFixtureCache } from './fixture-site.ts';

/**
 * The HTML of the report on a fixture, made as `npm run report` makes it.
 * @param options override those of the fixture; `images` is the folder of the pictures
 */
export async function reportOn(
  fixture: FixtureSite,
  options: Partial<ReportOptions & { images: string }> = {},
): Promise<string> {
  // The log of the build goes into `[]`, which is not read.
  const allOptions = { ...fixtureOptions([]), content: join(fixture.folder, 'content'), ...options };
  const cache = openFixtureCache();
  const madeSite = await site.make(allOptions, cache);
  return renderReport(site, madeSite, listsOf, { ...allOptions, cache: cache.store });
}
