import type { MakeOptions } from '../../build/index.ts';
import { BuildError, BuildFailure, type Problem, textOf } from '../../core/index.ts';
import type { FormError } from '../protocol.ts';
import type { FileWrite } from './content-files.ts';
import type { EditSession, PagePreview } from './edit-session.ts';

/** The errors that a build with new files would have. */
export type FindErrors = (writes: readonly FileWrite[]) => Promise<FormError[]>;

interface Trial<Made> {
  made?: Made;
  problems: readonly Problem[];
}

type Make<Made> = (virtual: NonNullable<MakeOptions['virtual']>) => Promise<Made>;

/** Builds the site. @returns it, or the problems that keep it from being built */
export async function tryMake<Made>(make: () => Promise<Made>): Promise<Trial<Made>> {
  try {
    return { made: await make(), problems: [] };
  } catch (error) {
    if (error instanceof BuildFailure) return { problems: error.problems };
    throw error;
  }
}

/** Builds the site with unsaved files. @returns the site, or only the problems that those files cause */
export async function tryBuild<Made>(make: Make<Made>, writes: readonly FileWrite[]): Promise<Trial<Made>> {
  const filesIn = (folder: FileWrite['folder']) =>
    new Map(writes.filter((write) => write.folder === folder).map(({ path, bytes }) => [path, bytes]));
  const build = (content: ReturnType<typeof filesIn>) => tryMake(() => make({ content, images: filesIn('images') }));
  const trial = await build(filesIn('content'));
  if (trial.made) return trial;
  const known = (await build(new Map())).problems.map(keyOf);
  // Each known problem hides only one, so the same mistake made again is new.
  const isNew = (problem: Problem) => {
    const index = known.indexOf(keyOf(problem));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  };
  return { problems: trial.problems.filter(isNew) };
}

const keyOf = (one: Problem) => JSON.stringify([one.file, textOf(one), 'path' in one ? one.path : []]);

export function toFormError(problem: Problem): FormError {
  const { file, position } = problem;
  const place = { file, line: position.line };
  if (problem instanceof BuildError) return { ...place, code: 'internal-error', message: problem.message, fix: '' };
  const { code, suggestion, path } = problem;
  // The button beside the message does what the fix says.
  const { message, fix } = suggestion ? { message: suggestion.plain, fix: '' } : problem;
  const jsonPath = path?.map((key) => (typeof key === 'number' ? key : String(key)));
  return { ...place, code, message, fix, path: jsonPath, suggestion };
}

/** A browser may still ask for the styles and pictures of earlier trials. */
const MAX_TRIALS = 5;

/** @returns its number */
export function addTrial(session: EditSession, preview: PagePreview): number {
  const number = (session.trials[0]?.number ?? 0) + 1;
  session.trials = [{ ...preview, number }, ...session.trials].slice(0, MAX_TRIALS);
  return number;
}
