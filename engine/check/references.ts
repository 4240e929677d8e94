import type { Content } from '../../site/schema/content.ts';
import { AuthorError } from '../faults/errors.ts';
import { suggestName } from '../faults/near.ts';
import type { Inspection } from '../images/inspect.ts';
import { Refusal } from '../images/refusal.ts';
import type { FieldPath } from '../read/front-matter.ts';
import type { Reading } from '../read/read.ts';
import type { Tree } from './tree.ts';

interface Reference {
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

/**
 * Faults for entries that name others which do not exist; the content is still in the order of its files. Who names a file
 * that could not be read waits for it to be mended.
 */
export function checkNames(content: Content, tree: Tree, { faults }: Reading): AuthorError[] {
  const references = [
    ...listReferences(content, 'services', 'group', 'groups'),
    ...listReferences(content, 'services', 'ask', 'managers'),
    ...listReferences(content, 'services', 'quote', 'testimonials'),
    ...listReferences(content, 'jobs', 'ask', 'managers'),
    ...listReferences(content, 'food-shows', 'service', 'services'),
    ...listMembershipNames(content),
  ];
  const unread = faults.map(({ file }) => file);
  const told = references.filter(
    ({ name, home }) =>
      !home.split(' or ').some((folder) => unread.some((file) => file.endsWith(`${folder}/${name}.md`))),
  );
  return findLost(told, tree);
}

/** Those whom the page of membership names: people who answer, and quotes. */
function listMembershipNames({ pages, contacts, managers, testimonials }: Content): Reference[] {
  const { joining, quotes } = pages.membership;
  const people = [...contacts, ...managers].map(({ slug }) => slug);
  const asked = joining.steps.flatMap(({ ask }, index) => {
    const path = ['pages', 'membership', 'joining', 'steps', index, 'ask'];
    return ask === undefined ? [] : [{ path, name: ask, among: people, home: 'content/contacts or content/managers' }];
  });
  const shown = quotes.show.map((name, index) => ({
    path: ['pages', 'membership', 'quotes', 'show', index],
    name,
    among: testimonials.map(({ slug }) => slug),
    home: 'content/testimonials',
  }));
  return [...asked, ...shown];
}

/** What the entries of one collection name of another, in a field that may be left out. */
function listReferences(
  content: Content,
  from: 'services' | 'jobs' | 'food-shows',
  field: 'group' | 'ask' | 'quote' | 'service',
  to: 'groups' | 'managers' | 'testimonials' | 'services',
): Reference[] {
  const among = content[to].map(({ slug }) => slug);
  return content[from].flatMap((entry, index) => {
    const name: unknown = Reflect.get(entry, field);
    return typeof name === 'string' ? [{ path: [from, index, field], name, among, home: `content/${to}` }] : [];
  });
}

function findLost(references: readonly Reference[], tree: Tree): AuthorError[] {
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
