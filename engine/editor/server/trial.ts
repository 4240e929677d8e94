import { type MadeSite, makeSite } from '../../build/make.ts';
import type { Site } from '../../build/site.ts';
import { checkWeights, type WeightCheck } from '../../checks/weights.ts';
import type { Instead } from '../../content/virtual-files.ts';
import { type AuthorError, BuildFailure } from '../../core/diagnostics.ts';
import type { Page } from '../../core/page.ts';
import type { Making } from '../../dev-server/editing.ts';
import type { Write } from './store.ts';

/** What would come of some files: the site, or what they would break in it. */
export type Trial<Content, SitePage extends Page> =
  | { made: MadeSite<Content, SitePage> }
  | { faults: readonly AuthorError[] };

/** Makes the site as it would be, by the same rules as any build, and writes nothing. */
export async function tryOut<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  { options, cache, memory }: Making,
  writes: readonly Write[],
): Promise<Trial<Content, SitePage>> {
  const make = async (instead: { content: Instead; images: Instead }): Promise<Trial<Content, SitePage>> => {
    try {
      return { made: await makeSite(site, { ...options, drafts: true, instead }, cache, memory) };
    } catch (error) {
      if (error instanceof BuildFailure) return { faults: error.faults };
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
  cache: Making['cache'],
): Promise<WeightCheck> {
  if (!budgetOf) return { faults: [], notices: [] };
  const before = new Map(made.drawn.map((one) => [one.page.path, one]));
  const differing = tried.drawn.filter(({ page, output }) => before.get(page.path)?.output.content !== output.content);
  const weighed = await checkWeights({ ...tried, drawn: differing }, cache, budgetOf);
  if (weighed.faults.length === 0) return weighed;
  const drawn = differing.flatMap(({ page }) => before.get(page.path) ?? []);
  const standing = await checkWeights({ ...made, drawn }, cache, budgetOf);
  const withoutNumbers = (fault: AuthorError) => nameOf(fault).replaceAll(/\d+/g, '');
  const known = new Set(standing.faults.map(withoutNumbers));
  return { ...weighed, faults: weighed.faults.filter((fault) => !known.has(withoutNumbers(fault))) };
}

function nameOf({ file, message }: AuthorError): string {
  return `${file} ${message}`;
}

/** The same mistake made once more is another one: of two alike, that on the same line is known. */
function withoutKnown(faults: readonly AuthorError[], known: readonly AuthorError[]): AuthorError[] {
  const left = [...faults];
  const isAlike = (one: AuthorError, other: AuthorError) => one.file === other.file && one.message === other.message;
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
