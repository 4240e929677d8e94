import type { MadeSite, Site } from '../../build/site.ts';
import { checkWeights, type WeightCheck } from '../../checks/weights.ts';
import type { Instead } from '../../content/virtual-files.ts';
import type { Cache } from '../../core/cache.ts';
import { BuildFailure, type Diagnostic, type Problem, textOf } from '../../core/diagnostics.ts';
import type { Page } from '../../core/page.ts';
import type { Making } from '../../dev-server/editing.ts';
import type { Write } from './store.ts';

/** What would come of some files: the site, or what they would break in it. */
export type Trial<Content, SitePage extends Page> =
  | { made: MadeSite<Content, SitePage> }
  | { faults: readonly Problem[] };

/** Makes the site as it would be, by the same rules as any build, and writes nothing. */
export async function tryOut<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  { options, cache }: Making,
  writes: readonly Write[],
): Promise<Trial<Content, SitePage>> {
  const make = async (instead: { content: Instead; images: Instead }): Promise<Trial<Content, SitePage>> => {
    try {
      return { made: await site.make({ ...options, drafts: true, instead }, cache) };
    } catch (error) {
      if (error instanceof BuildFailure) return { faults: error.problems };
      throw error;
    }
  };
  const trial = await make({ content: insteadOf(writes, 'content'), images: insteadOf(writes, 'images') });
  if ('made' in trial) return trial;
  // What is wrong already is no fault of these.
  const standing = await make({ content: new Map(), images: insteadOf(writes, 'images') });
  return { faults: withoutKnown(trial.faults, 'faults' in standing ? standing.faults : []) };
}

/** What of the pages that differ would be too heavy for a build, and was not before. */
export async function weighTrial<Content, SitePage extends Page>(
  { budgetOf }: Site<Content, SitePage>,
  made: MadeSite<Content, SitePage>,
  tried: MadeSite<Content, SitePage>,
  cache: Cache,
): Promise<WeightCheck> {
  if (!budgetOf) return { errors: [], notices: [] };
  const before = new Map(made.rendered.map((one) => [one.page.path, one]));
  const differing = tried.rendered.filter(
    ({ page, output }) => before.get(page.path)?.output.content !== output.content,
  );
  const weighed = await checkWeights({ ...tried, rendered: differing }, cache, budgetOf);
  if (weighed.errors.length === 0) return weighed;
  const rendered = differing.flatMap(({ page }) => before.get(page.path) ?? []);
  const standing = await checkWeights({ ...made, rendered }, cache, budgetOf);
  const isKnown = ({ file, value }: Diagnostic) =>
    standing.errors.some((error) => error.file === file && error.value === value);
  return { ...weighed, errors: weighed.errors.filter((error) => !isKnown(error)) };
}

/** The same mistake made once more is another one: of two alike, that on the same line is known. */
function withoutKnown(faults: readonly Problem[], known: readonly Problem[]): Problem[] {
  const left = [...faults];
  const isAlike = (one: Problem, other: Problem) => one.file === other.file && textOf(one) === textOf(other);
  for (const one of known) {
    const alike = left.filter((other) => isAlike(one, other));
    const same = alike.find(({ position }) => position.line === one.position.line) ?? alike[0];
    if (same) left.splice(left.indexOf(same), 1);
  }
  return left;
}

function insteadOf(writes: readonly Write[], folder: Write['folder']): Instead {
  return new Map(writes.filter((write) => write.folder === folder).map(({ path, bytes }) => [path, bytes]));
}
