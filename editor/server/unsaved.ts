/** Unsaved changes: the files to write, builds with them, and uploaded pictures. */
import { loadEncoder } from '../../engine/assets/index.ts';
import type { MadeSite, MakeOptions } from '../../engine/build/index.ts';
import { listStrings, slugify } from '../../engine/content/index.ts';
import { BuildFailure, type Diagnostic, START, UnusablePicture } from '../../engine/core/index.ts';
import type { FileEdit, FormError } from '../protocol.ts';
import { checkName, type FileWrite, RequestError, readFile } from './content-files.ts';
import { editFile, fieldOrderIn, parseEntry } from './edit-file.ts';
import type { Workspace } from './edit-session.ts';

const EMPTY_FILE = '---\n---\n';

/** The files to write for these edits, with the uploaded pictures they use. */
export function toWrites(edits: readonly FileEdit[], workspace: Workspace): FileWrite[] {
  const files = edits.map((edit) => toWrite(edit, workspace));
  const entries = files.flatMap(({ path, bytes }) => parseEntry(path, bytes) ?? []);
  const texts = listStrings(entries.map(({ data }) => data)).map(({ text }) => text);
  const isUsed = (name: string) => texts.includes(name) || entries.some(({ text }) => text.includes(`](${name}`));
  const used = [...workspace.session.pictures].filter(([name]) => isUsed(name));
  return [...files, ...used.map(([path, bytes]): FileWrite => ({ folder: 'images', path, bytes, hash: undefined }))];
}

/** @throws RequestError if a field can't be changed without changing others */
function toWrite(edit: FileEdit, { options, collections }: Workspace): FileWrite {
  const { path, from = path, hash, changes, isDeleted } = edit;
  const name = { folder: 'content', path } as const;
  const { bytes } = readFile(options, { ...name, path: from });
  if (isDeleted) return { ...name, hash, bytes: undefined };
  const text = bytes === undefined ? EMPTY_FILE : Buffer.from(bytes).toString();
  if (bytes && !Buffer.from(text).equals(bytes)) throw new RequestError(400, `\`${path}\` is not UTF-8. Convert it.`);
  try {
    return { ...name, hash, bytes: Buffer.from(editFile(text, changes, fieldOrderIn(path, collections))) };
  } catch (error) {
    throw new RequestError(400, error instanceof Error ? error.message : String(error));
  }
}

interface BuildAttempt {
  made?: MadeSite<unknown>;
  errors: FormError[];
}

/** @param options override those of the dev server */
export async function tryBuild(workspace: Workspace, options: Partial<MakeOptions>): Promise<BuildAttempt> {
  try {
    return { made: await workspace.site.make({ ...workspace.options, ...options }, workspace.cache), errors: [] };
  } catch (error) {
    if (error instanceof BuildFailure) return { errors: error.errors.map(toFormError) };
    throw error;
  }
}

/** The files that a build reads instead of those on disk. */
export function toVirtualFiles(files: readonly Omit<FileWrite, 'hash'>[]) {
  const filesIn = (folder: FileWrite['folder']) =>
    new Map(files.filter((file) => file.folder === folder).map(({ path, bytes }) => [path, bytes]));
  return { content: filesIn('content'), images: filesIn('images') };
}

/** Builds the site with unsaved files. @returns the site, or only the errors that those files cause */
export async function tryWrites(workspace: Workspace, writes: readonly FileWrite[]): Promise<BuildAttempt> {
  const virtualFiles = toVirtualFiles(writes);
  const attempt = await tryBuild(workspace, { drafts: true, virtualFiles });
  if (attempt.made) return attempt;
  const onDisk = await tryBuild(workspace, { drafts: true, virtualFiles: { ...virtualFiles, content: new Map() } });
  const known = onDisk.errors.map(makeKey);
  return { errors: attempt.errors.filter((error) => !known.includes(makeKey(error))) };
}

/** Without the line, because an edit may move an error. */
const makeKey = ({ line, ...error }: FormError) => JSON.stringify(error);

export function toFormError({ file, position = START, path, code, message, fix }: Diagnostic): FormError {
  const jsonPath = path?.map((key) => (typeof key === 'number' ? key : String(key)));
  return { file, line: position.line, code, message, fix, path: jsonPath };
}

/**
 * Keeps an uploaded picture until a file that uses it is saved.
 * @param fileName of the file that the author chose
 * @returns its name in the site
 * @throws RequestError if the site can't use it
 */
export async function addPicture(bytes: Uint8Array, fileName: string, workspace: Workspace): Promise<string> {
  const { options, session, site } = workspace;
  const { pictures } = session;
  const isTaken = (path: string) =>
    pictures.has(path) || readFile(options, { folder: 'images', path }).bytes !== undefined;
  const name = freeName(fileName, isTaken);
  // Before the first `await`, so that no other upload takes the name.
  pictures.set(name, bytes);
  try {
    await (await loadEncoder()).measurePicture({ bytes, background: site.theme.background });
    return name;
  } catch (error) {
    pictures.delete(name);
    if (!(error instanceof UnusablePicture)) throw error;
    throw new RequestError(400, `${fileName} ${error.message}. ${error.fix}`);
  }
}

/** e.g. "Our Dock (2).JPEG" → "our-dock-2.jpg", or "our-dock-2-2.jpg" if that is taken */
function freeName(fileName: string, isTaken: (name: string) => boolean): string {
  const [, original = '', ending = ''] = /^(.*)\.([a-z]+)$/i.exec(fileName) ?? [];
  const stem = slugify(original) || 'picture';
  const suffix = `.${ending.toLowerCase().replace('jpeg', 'jpg')}`;
  checkName({ folder: 'images', path: stem + suffix });
  let [name, number] = [stem + suffix, 2];
  while (isTaken(name)) name = `${stem}-${number++}${suffix}`;
  return name;
}
