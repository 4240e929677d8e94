import { findLost, type Reference } from '../../engine/check/references.ts';
import type { Tree } from '../../engine/check/tree.ts';
import type { AuthorError } from '../../engine/faults/errors.ts';
import type { Reading } from '../../engine/read/read.ts';
import type { Content } from '../schema/content.ts';

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
