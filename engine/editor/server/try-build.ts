import type { MakeOptions } from '../../build/index.ts';
import { BuildError, BuildFailure, type Problem, textOf } from '../../core/index.ts';
import type { FormError } from '../protocol.ts';
import type { FileWrite } from './content-files.ts';
import type { EditSession, PagePreview } from './edit-session.ts';

/** The errors that a build with new files would have. */
export type FindErrors = (writes: readonly FileWrite[]) => Promise<FormError[]>;

interface BuildAttempt<Made> {
  made?: Made;
  problems: readonly Problem[];
}

type Make<Made> = (virtualFiles: NonNullable<MakeOptions['virtualFiles']>) => Promise<Made>;

/** Builds the site. @returns it, or the problems that keep it from being built */
export async function tryMake<Made>(make: () => Promise<Made>): Promise<BuildAttempt<Made>> {
  try {
    return { made: await make(), problems: [] };
  } catch (error) {
    if (error instanceof BuildFailure) return { problems: error.problems };
    throw error;
  }
}

/** Builds the site with unsaved files. @returns the site, or only the problems that those files cause */
export async function tryBuild<Made>(make: Make<Made>, writes: readonly FileWrite[]): Promise<BuildAttempt<Made>> {
  const filesIn = (folder: FileWrite['folder']) =>
    new Map(writes.filter((write) => write.folder === folder).map(({ path, bytes }) => [path, bytes]));
  const build = (content: ReturnType<typeof filesIn>) => tryMake(() => make({ content, images: filesIn('images') }));
  const attempt = await build(filesIn('content'));
  if (attempt.made) return attempt;
  const known = (await build(new Map())).problems.map(keyOf);
  // Each known problem hides only one, so the same mistake made again is new.
  const isNew = (problem: Problem) => {
    const index = known.indexOf(keyOf(problem));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  };
  return { problems: attempt.problems.filter(isNew) };
}

const keyOf = (one: Problem) => JSON.stringify([one.file, textOf(one), 'path' in one ? one.path : []]);

export function toFormError(problem: Problem): FormError {
  const { file, position } = problem;
  const place = { file, line: position.line };
  if (problem instanceof BuildError) return { ...place, code: 'internal-error', message: problem.message, fix: '' };
  const { code, suggestion, path } = problem;
  // The button beside the message does what the fix says.
  const { message, fix } = suggestion ? { message: suggestion.message, fix: '' } : problem;
  const jsonPath = path?.map((key) => (typeof key === 'number' ? key : String(key)));
  return { ...place, code, message, fix, path: jsonPath, suggestion };
}

/** A browser may still ask for the styles and pictures of earlier previews. */
const MAX_PREVIEWS = 5;

/** @returns its number */
export function addPreview(session: EditSession, preview: PagePreview): number {
  const number = (session.previews[0]?.number ?? 0) + 1;
  session.previews = [{ ...preview, number }, ...session.previews].slice(0, MAX_PREVIEWS);
  return number;
}
