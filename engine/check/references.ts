import { AuthorError } from '../faults/errors.ts';
import { suggestName } from '../faults/near.ts';
import type { Inspection } from '../images/inspect.ts';
import { Refusal } from '../images/refusal.ts';
import type { FieldPath } from '../read/field-path.ts';
import type { Tree } from './tree.ts';

/** A name in the content of what stands elsewhere. */
export interface Reference {
  path: FieldPath;
  name: string;
  /** What the name may be, and where those stand. */
  among: readonly string[];
  home: string;
}

/** Faults for pictures that are not in the folder of pictures, or that cannot be used. */
export function checkPictures(tree: Tree, pictures: Inspection): AuthorError[] {
  const named = findPictures(tree.root);
  const among = [...pictures.keys()];
  const lost = findLost(
    named.map((picture) => ({ ...picture, among, home: 'assets/images' })),
    tree,
  );
  const refused = named.flatMap(({ path, name }) => {
    const cause = pictures.get(name);
    const place = tree.placeOf(path);
    if (!(cause instanceof Refusal) || !place) return [];
    const message = `${place.field}: found ${name}, which ${cause.message}`;
    return [new AuthorError(place.file, place.position, message, { cause })];
  });
  return [...lost, ...refused];
}

/** Faults for names that are not where they should be. */
export function findLost(references: readonly Reference[], tree: Tree): AuthorError[] {
  return references
    .filter(({ name, among }) => !among.includes(name))
    .flatMap(({ path, name, among, home }) => {
      const place = tree.placeOf(path);
      const cure = suggestName(name, among, home);
      return place
        ? [
            new AuthorError(
              place.file,
              place.position,
              `${place.field}: found "${name}", which is not in ${home}, ${cure}`,
            ),
          ]
        : [];
    });
}

/** A picture that the content names, and where. */
interface NamedPicture {
  path: FieldPath;
  name: string;
  focus: string;
}

/** Every picture in a value: any group of fields with `src` and `alt`. */
export function findPictures(value: unknown, path: FieldPath = []): NamedPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('src' in value && 'alt' in value && typeof value.src === 'string') {
    const focus = 'focus' in value && typeof value.focus === 'string' ? value.focus : '';
    return [{ path: [...path, 'src'], name: value.src, focus }];
  }
  return Object.entries(value).flatMap(([key, item]) =>
    findPictures(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
