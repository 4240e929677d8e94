import type { MadeSite, Site } from '../../build/index.ts';
import { checkWeights, type WeightCheck } from '../../checks/index.ts';
import {
  BuildError,
  BuildFailure,
  bytesOf,
  type Cache,
  makeToUrl,
  type Output,
  type Page,
  type Problem,
  textOf,
  UnusablePicture,
} from '../../core/index.ts';
import type { RebuildContext, RequestHeaders } from '../../dev-server/index.ts';
import { openFieldMap } from '../field-map/field-map.ts';
import type { FormError } from '../protocol.ts';
import { type FileWrite, type Folders, readFile } from './content-files.ts';
import type { EditSession, PagePreview } from './edit-session.ts';

type Trial<Content, SitePage extends Page> = { made: MadeSite<Content, SitePage> } | { problems: readonly Problem[] };

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
      return { made: await site.make({ ...options, drafts: true, virtual }, cache) };
    } catch (error) {
      if (error instanceof BuildFailure) return { problems: error.problems };
      throw error;
    }
  };
  const trial = await build(filesIn('content'));
  if ('made' in trial) return trial;
  const before = await build(new Map());
  return { problems: withoutKnown(trial.problems, 'problems' in before ? before.problems : []) };
}

/** An author may make the same mistake again: of two equal ones, that on the same line is known. */
function withoutKnown(problems: readonly Problem[], known: readonly Problem[]): Problem[] {
  const left = [...problems];
  for (const one of known) {
    const equal = left.filter((other) => other.file === one.file && textOf(other) === textOf(one));
    const same = equal.find(({ position }) => position.line === one.position.line) ?? equal[0];
    if (same) left.splice(left.indexOf(same), 1);
  }
  return left;
}

/** The weights of the pages that differ; only errors that are new. */
export async function checkTrialWeights<Content, SitePage extends Page>(
  { budgetOf }: Site<Content, SitePage>,
  made: MadeSite<Content, SitePage>,
  trial: MadeSite<Content, SitePage>,
  cache: Cache,
): Promise<WeightCheck> {
  if (!budgetOf) return { errors: [], notices: [] };
  const before = new Map(made.rendered.map((one) => [one.page.path, one]));
  const differing = trial.rendered.filter(
    ({ page, output }) => before.get(page.path)?.output.content !== output.content,
  );
  const found = await checkWeights({ ...trial, rendered: differing }, cache, budgetOf);
  if (found.errors.length === 0) return found;
  const rendered = differing.flatMap(({ page }) => before.get(page.path) ?? []);
  const known = await checkWeights({ ...made, rendered }, cache, budgetOf);
  const isNew = ({ file, value }: WeightCheck['errors'][number]) =>
    !known.errors.some((error) => error.file === file && error.value === value);
  return { ...found, errors: found.errors.filter(isNew) };
}

export function toFormError(problem: Problem): FormError {
  const { file, position } = problem;
  const place = { file, line: position.line };
  if (problem instanceof BuildError) return { ...place, code: 'internal-error', message: problem.message, fix: '' };
  const { code, suggestion, path } = problem;
  // The button beside the message does what the fix says.
  const { message, fix } = suggestion ? { message: suggestion.plain, fix: '' } : problem;
  return { ...place, code, message, fix, path: path?.map(asKey), suggestion };
}

function asKey(key: PropertyKey): string | number {
  return typeof key === 'number' ? key : String(key);
}

/** A browser may still ask for the styles and pictures of earlier trials. */
const MOST_TRIALS = 5;

/** @param folder of the content, as errors name it */
export function openPreview<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  made: MadeSite<Content, SitePage>,
  folder: string,
): PagePreview {
  const fieldMap = openFieldMap(site, made, folder);
  const toUrl = makeToUrl(made.settings.base);
  const outputs = new Map<string, Output['content']>(made.outputs.map(({ path, content }) => [path, content]));
  const deferred = new Map(made.deferred.flatMap(({ groups }) => groups.flat()).map((one) => [one.path, one]));
  return {
    fieldMap,
    render(pathname) {
      const page = made.rendered.find((one) => toUrl(one.page.path) === pathname)?.page;
      return fieldMap.render(page?.output ?? '404.html');
    },
    async read(path) {
      const content = outputs.get(path);
      return content === undefined ? deferred.get(path)?.make() : Buffer.from(bytesOf(content));
    },
  };
}

/** @returns its number */
export function addTrial(session: EditSession, preview: PagePreview): number {
  const number = (session.trials[0]?.number ?? 0) + 1;
  session.trials = [{ ...preview, number }, ...session.trials].slice(0, MOST_TRIALS);
  return number;
}

/** A file of the latest trial that has it. */
export async function readTrials({ trials }: EditSession, path: string): Promise<Uint8Array | undefined> {
  for (const trial of trials) {
    const bytes = await trial.read(path);
    if (bytes !== undefined) return bytes;
  }
  return undefined;
}

/** A page as a browser opens it: with the fields if it has turned editing on. */
export function openPage(
  html: string,
  withFields: () => string | undefined,
  { token }: EditSession,
  base: string,
  { cookie }: RequestHeaders,
): string {
  const isOpen = /(?:^|;\s*)page-editor=on(?:;|$)/.test(String(cookie ?? ''));
  const meta = `<meta name="page-editor" content="${token}"${isOpen ? ' data-open' : ''}>`;
  const styles = isOpen ? `<link rel="stylesheet" href="${base}@dev/edit/page.css" data-own>` : '';
  // Nothing moves by itself while it is edited.
  const shown = isOpen ? (withFields() ?? html).replace('<html', '<html data-still') : html;
  return shown.replace('</head>', `${meta}${styles}\n</head>`);
}

/**
 * A picture of the site or an uploaded one.
 * @throws RequestError if the name leads elsewhere
 */
export function readPicture(
  name: string,
  { inspected }: Pick<MadeSite<unknown>, 'inspected'>,
  { pictures }: EditSession,
  folders: Folders,
): Uint8Array | undefined {
  const known = inspected.get(name);
  const bytes = pictures.get(name) ?? (known instanceof UnusablePicture ? undefined : known?.bytes);
  // A picture that was just saved is in the folder before the site is built with it.
  return bytes ?? readFile(folders, { folder: 'images', path: name }).bytes;
}
