import { measurePicture } from '../../assets/encode.ts';
import { UnusablePicture } from '../../core/picture-lookup.ts';
import type { Desk } from './desk.ts';
import { proveName } from './names.ts';
import { Refused } from './refused.ts';
import { type Folders, readFile } from './store.ts';

interface Around {
  desk: Desk;
  folders: Folders;
  /** The color behind the clear parts of pictures. */
  paper: string;
}

/**
 * Takes in a picture, which waits until something that names it is saved.
 * @param wanted the name of the file that was chosen
 * @throws Refused if the site cannot use it
 */
export async function takePicture(
  bytes: Uint8Array,
  wanted: string,
  { desk, folders, paper }: Around,
): Promise<{ name: string; width: number; height: number }> {
  const name = freeName(nameOf(wanted), (path) => {
    return desk.pictures.has(path) || readFile(folders, { folder: 'images', path }).bytes !== undefined;
  });
  // Whoever chooses another of this name meanwhile gets the next one.
  desk.pictures.set(name, bytes);
  try {
    const { width, height } = await measurePicture({ bytes, paper });
    return { name, width, height };
  } catch (error) {
    desk.pictures.delete(name);
    if (!(error instanceof UnusablePicture)) throw error;
    throw new Refused(400, `${wanted}, which ${error.message}`);
  }
}

/** e.g. "Our Dock (2).JPEG" → "our-dock-2.jpg" */
function nameOf(wanted: string): string {
  const [, stem = '', ending = ''] = /^(.*)\.([a-z]+)$/i.exec(wanted) ?? [];
  const words = stem
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const name = `${words.slice(0, 60) || 'picture'}.${ending.toLowerCase().replace('jpeg', 'jpg')}`;
  proveName({ folder: 'images', path: name });
  return name;
}

/** No picture takes the place of another: pages may show that. */
function freeName(name: string, isTaken: (name: string) => boolean): string {
  const [, stem = '', ending = ''] = /^(.*)(\.\w+)$/.exec(name) ?? [];
  let [free, number] = [name, 2];
  while (isTaken(free)) free = `${stem}-${number++}${ending}`;
  return free;
}
