import type { MadeSite, Site } from '../../build/index.ts';
import { checkWeights, openFiles, type WeightCheck } from '../../checks/index.ts';
import { BuildError, BuildFailure, type Cache, type Page, type Problem, textOf } from '../../core/index.ts';
import type { RebuildContext } from '../../dev-server/index.ts';
import { openFieldMap } from '../field-map/field-map.ts';
import type { FormError } from '../protocol.ts';
import type { FileWrite } from './content-files.ts';
import type { EditSession, PagePreview } from './edit-session.ts';

interface Trial<Content, SitePage extends Page> {
  made?: MadeSite<Content, SitePage>;
  problems: readonly Problem[];
}

/** Builds the site with unsaved files. @returns the site, or the problems that it does not have without them */
export async function tryBuild<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  { options, cache }: RebuildContext,
  writes: readonly FileWrite[],
): Promise<Trial<Content, SitePage>> {
  const filesIn = (folder: FileWrite['folder']) =>
    new Map(writes.filter((write) => write.folder === folder).map(({ path, bytes }) => [path, bytes]));
  const build = async (content: ReturnType<typeof filesIn>): Promise<Trial<Content, SitePage>> => {
    const virtual = { content, images: filesIn('images') };
    try {
      return { made: await site.make({ ...options, drafts: true, virtual }, cache), problems: [] };
    } catch (error) {
      if (error instanceof BuildFailure) return { problems: error.problems };
      throw error;
    }
  };
  const trial = await build(filesIn('content'));
  if (trial.made) return trial;
  const known = new Set((await build(new Map())).problems.map(keyOf));
  return { problems: trial.problems.filter((one) => !known.has(keyOf(one))) };
}

/** An author may make the same mistake again in another field. */
function keyOf(problem: Problem): string {
  return JSON.stringify([problem.file, textOf(problem), 'path' in problem ? problem.path : []]);
}

/** The weights of the pages that differ. */
export async function checkTrialWeights<Content, SitePage extends Page>(
  { budgetOf }: Site<Content, SitePage>,
  made: MadeSite<Content, SitePage>,
  trial: MadeSite<Content, SitePage>,
  cache: Cache,
): Promise<WeightCheck> {
  const before = new Map(made.rendered.map(({ page, output }) => [page.path, output.content]));
  const rendered = trial.rendered.filter(({ page, output }) => before.get(page.path) !== output.content);
  return budgetOf ? checkWeights({ ...trial, rendered }, cache, budgetOf) : { errors: [], notices: [] };
}

const toKey = (key: PropertyKey) => (typeof key === 'number' ? key : String(key));

export function toFormError(problem: Problem): FormError {
  const { file, position } = problem;
  const place = { file, line: position.line };
  if (problem instanceof BuildError) return { ...place, code: 'internal-error', message: problem.message, fix: '' };
  const { code, suggestion, path } = problem;
  // The button beside the message does what the fix says.
  const { message, fix } = suggestion ? { message: suggestion.plain, fix: '' } : problem;
  return { ...place, code, message, fix, path: path?.map(toKey), suggestion };
}

export function openPreview<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  made: MadeSite<Content, SitePage>,
  { options, cache }: RebuildContext,
): PagePreview {
  return { ...openFieldMap(site, made, options.content), read: openFiles(made, cache.store) };
}

/** A browser may still ask for the styles and pictures of earlier trials. */
const MOST_TRIALS = 5;

/** @returns its number */
export function addTrial(session: EditSession, preview: PagePreview): number {
  const number = (session.trials[0]?.number ?? 0) + 1;
  session.trials = [{ ...preview, number }, ...session.trials].slice(0, MOST_TRIALS);
  return number;
}
