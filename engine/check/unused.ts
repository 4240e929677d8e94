import { AuthorError } from '../faults/errors.ts';
import { findNear } from '../faults/near.ts';
import type { FieldPath } from '../read/field-path.ts';
import { knownFields, valueAt } from './known-fields.ts';
import type { Tree } from './tree.ts';

const SINGLES = 'pages';
const SETTINGS = ['site', 'facts'];

/** Faults for content files that stand where nothing looks for them. */
export function findUnused(path: FieldPath, tree: Tree): AuthorError[] {
  return tree.sourcesBelow(path).map(({ file, path: name }) => {
    const message = `file: found a content file that no page uses, ${cureOf(name, tree)}, or delete it`;
    return new AuthorError(file, { line: 1, column: 1 }, message);
  });
}

function cureOf(path: string, tree: Tree): string {
  const [name = '', folder = ''] = path.replace(/\.md$/, '').split('/').reverse();
  const folders = knownFields([], tree).filter((field) => !SETTINGS.includes(field) && field !== SINGLES);
  if (folder === SINGLES) return cureOfPage(name, tree);
  if (folder === '') {
    const setting = findNear(
      name,
      SETTINGS.filter((known) => !(known in tree.root)),
    );
    if (setting) return `rename it ${setting}.md`;
  }
  const near = findNear(folder, folders);
  return near ? `move it to content/${near}` : `move it to ${folders.map((known) => `content/${known}`).join(', ')}`;
}

/** Single pages are a matter of code; there is one of each. */
function cureOfPage(name: string, tree: Tree): string {
  const names = knownFields([SINGLES], tree);
  const missing = names.filter((known) => valueAt(tree.root, [SINGLES, known]) === undefined);
  const near = findNear(name, missing);
  if (near) return `rename it ${near}.md`;
  const kept = names.map((known) => `${known}.md`).join(', ');
  return `content/${SINGLES} holds ${kept} and no other: move it to content/company or content/services`;
}
