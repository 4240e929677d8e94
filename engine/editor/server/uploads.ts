import { measurePicture } from '../../assets/index.ts';
import { proposeName } from '../../content/index.ts';
import { UnusablePicture } from '../../core/index.ts';
import { checkName, type Folders, readFile } from './content-files.ts';
import type { EditSession } from './edit-session.ts';
import { RequestError } from './request-error.ts';

/**
 * Keeps an uploaded picture until a file that uses it is saved.
 * @param fileName as it was chosen
 * @param paper the color behind transparent parts
 * @throws RequestError if the site can't use it
 */
export async function addPicture(
  bytes: Uint8Array,
  fileName: string,
  { pictures }: EditSession,
  folders: Folders,
  paper: string,
): Promise<{ name: string; width: number; height: number }> {
  const isTaken = (path: string) =>
    pictures.has(path) || readFile(folders, { folder: 'images', path }).bytes !== undefined;
  const name = freeName(fileName, isTaken);
  // Reserves the name at once.
  pictures.set(name, bytes);
  try {
    const { width, height } = await measurePicture({ bytes, paper });
    return { name, width, height };
  } catch (error) {
    pictures.delete(name);
    if (!(error instanceof UnusablePicture)) throw error;
    throw new RequestError(400, `${fileName} ${error.message}. ${error.fix}`);
  }
}

/** e.g. "Our Dock (2).JPEG" → "our-dock-2.jpg", or "our-dock-2-2.jpg" if that is taken */
function freeName(fileName: string, isTaken: (name: string) => boolean): string {
  const [, wanted = '', ending = ''] = /^(.*)\.([a-z]+)$/i.exec(fileName) ?? [];
  const stem = proposeName(wanted) || 'picture';
  const suffix = `.${ending.toLowerCase().replace('jpeg', 'jpg')}`;
  checkName({ folder: 'images', path: stem + suffix });
  let [name, number] = [stem + suffix, 2];
  while (isTaken(name)) name = `${stem}-${number++}${suffix}`;
  return name;
}
