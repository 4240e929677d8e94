/** Unsaved changes: the files to write, builds with them, and uploaded pictures. */
import { fileIn, getSlug, slugify } from '../../engine/content/index.ts';
import { type Diagnostic, isBuildFailure } from '../../engine/core/index.ts';
import type { Site } from '../../engine/output/index.ts';
import type { FileEdit, FileName } from '../protocol.ts';
import { checkName, type FileWrite, RequestError, readFile } from './content-files.ts';
import { describeField, getName } from './describe.ts';
import { editFile } from './edit-file.ts';
import type { Workspace } from './edit-session.ts';

const EMPTY_FILE = '---\n---\n';

/** The files to write for these edits, with the uploaded pictures they use. */
export function toWrites(edits: readonly FileEdit[], workspace: Workspace): FileWrite[] {
  const files = edits.map((edit) => toWrite(edit, workspace));
  const texts = files.map(({ bytes }) => String(bytes ?? ''));
  const used = [...workspace.session.pictures].filter(([name]) => texts.some((text) => text.includes(name)));
  return [...files, ...used.map(([path, bytes]): FileWrite => ({ folder: 'images', path, bytes, hash: undefined }))];
}

/** @throws RequestError if a field can't be changed without changing others */
function toWrite(edit: FileEdit, { options }: Workspace): FileWrite {
  const { path, hash, changes, isDeleted } = edit;
  const name = { folder: 'content', path } as const;
  const { bytes } = readFile(options, name);
  if (isDeleted) return { ...name, hash, bytes: undefined };
  const text = bytes === undefined ? EMPTY_FILE : Buffer.from(bytes).toString();
  try {
    return { ...name, hash, bytes: Buffer.from(editFile(text, changes)) };
  } catch (error) {
    throw new RequestError(400, error instanceof Error ? error.message : String(error));
  }
}

interface BuildAttempt {
  site?: Site;
  errors: Diagnostic[];
}

/** Builds the site with other files than those on disk. @param drafts whether drafts are part of it */
export async function tryBuild(
  workspace: Workspace,
  files: readonly Omit<FileWrite, 'hash'>[],
  drafts = true,
): Promise<BuildAttempt> {
  const { loadSite, options, cache } = workspace;
  const filesIn = (folder: FileWrite['folder']) =>
    new Map(files.filter((file) => file.folder === folder).map(({ path, bytes }) => [path, bytes]));
  const virtualFiles = { content: filesIn('content'), images: filesIn('images') };
  try {
    return { site: await loadSite({ ...options, drafts, virtualFiles, cache }), errors: [] };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    const deleted = files.filter(({ folder, bytes }) => folder === 'content' && bytes === undefined);
    return { errors: error.errors.map((one) => nameDeleted(withoutCause(one), deleted, workspace)) };
  }
}

/** An entry that others name can't be deleted. The error says where, in the words of the forms. */
function nameDeleted(error: Diagnostic, deleted: readonly FileName[], workspace: Workspace): Diagnostic {
  const { site, options } = workspace;
  const file = deleted.find(({ path }) => error.message.includes(`names \`${getSlug(path)}\``));
  if (error.code !== 'unknown-reference' || !file || !error.path) return error;
  const sourceAt = (path: string) => site.sources.find((source) => source.path === path);
  const { data } = sourceAt(file.path) ?? {};
  const name = getName(file.path, data, site.collections);
  const path = error.file.slice(fileIn(options.content, '').length);
  const field = error.path.map((key) => (typeof key === 'number' ? key : String(key)));
  const { label } = describeField(path, field, sourceAt(path), workspace);
  const message = `“${label}” is ${name}, which you delete.`;
  return { ...error, code: 'deleted-reference', message, fix: 'Choose another there first, or press Undo.' };
}

/** For the panel: what was thrown is for the terminal, and may be no JSON. */
function withoutCause({ cause, ...error }: Diagnostic): Diagnostic {
  return error;
}

/**
 * Keeps an uploaded picture until a file that uses it is saved. A build with that file checks it.
 * @param fileName of the file that the author chose
 * @returns its name in the site
 * @throws RequestError if it can't be a picture
 */
export function addPicture(bytes: Uint8Array, fileName: string, { options, session }: Workspace): string {
  const { pictures } = session;
  if (/\.hei[cf]$/i.test(fileName)) throw new RequestError(400, IPHONE_PICTURE);
  if (Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-') throw new RequestError(400, PDF);
  const name = freeName(
    fileName,
    (path) => pictures.has(path) || readFile(options, { folder: 'images', path }).hash !== undefined,
  );
  pictures.set(name, bytes);
  return name;
}

const PDF = 'This is a PDF, not a picture, whatever its name says. Save it as a JPEG or PNG picture first.';

const IPHONE_PICTURE =
  'This is a picture in the format of iPhones (HEIC), which browsers don’t show. On a Mac, open it in Preview and choose File > Export > JPEG. On the iPhone, choose Settings > Camera > Formats > Most Compatible before the next picture.';

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
