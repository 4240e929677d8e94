import type { Entry, Kind } from './kind.ts';
import { standIn } from './placeholder.ts';
import type { Rules } from './rules.ts';

/** A place of the content folder, and the kind of entry that stands there. */
export interface CollectionSpec {
  /** A single file without its ending, e.g. "pages/home", or a folder, e.g. "services". */
  path: string;
  /** How many may stand there: that file, every file of the folder, or those of it that no other home names and that say `mark`. */
  holds: 'one' | 'all' | 'others';
  /** The field by which a file says that it is one of the others, e.g. "layout". */
  mark?: string | undefined;
  kind: Kind;
}

/** Every place that a site's rules ask for, in their order. */
export function listCollections(rules: Pick<Rules<unknown>, 'entries'>): CollectionSpec[] {
  const homes: CollectionSpec[] = [];
  rules.entries({
    file(path, kind) {
      homes.push({ path, holds: 'one', kind });
      return standFor(path, kind);
    },
    folder(path, kind) {
      homes.push({ path, holds: 'all', kind });
      return [];
    },
    others(path, kind, mark) {
      homes.push({ path, holds: 'others', mark, kind });
      return [];
    },
  });
  return homes;
}

function standFor<Fields extends object>(path: string, { fields }: Kind<Fields>): Entry<Fields> {
  return { ...standIn(fields, {}, path), slug: path.slice(path.lastIndexOf('/') + 1), file: `${path}.md`, body: '' };
}

/** The home of a file of the content folder, e.g. "services/grocery.md". */
export function collectionOf(homes: readonly CollectionSpec[], path: string): CollectionSpec | undefined {
  const name = path.replace(/\.md$/, '');
  const folder = name.includes('/') ? name.slice(0, name.lastIndexOf('/')) : '.';
  return (
    homes.find((home) => home.holds === 'one' && home.path === name) ??
    homes.find((home) => home.holds !== 'one' && home.path === folder)
  );
}
