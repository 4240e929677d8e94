import { titleOfKind } from '../../describe/describe.ts';
import type { Home } from '../../describe/kinds.ts';
import type { Page } from '../../draw/page.ts';
import { Refusal } from '../../images/refusal.ts';
import type { MadeSite } from '../../make.ts';
import type { Source } from '../../read/source.ts';
import { valueAt } from '../../schema/field-kinds.ts';
import { type EntryForm, formOf } from './entry.ts';
import { kindNameOf, nameOfFile } from './titles.ts';

/** What forms offer to choose from. */
export interface Names {
  /** By the folders of the content: the entries in it. */
  entries: Record<string, { slug: string; name: string }[]>;
  pictures: { name: string; width: number; height: number }[];
  /** Of the picture of social cards: its width to its height. */
  cardRatio?: number;
  /** What may be new, by its folder. */
  kinds: ({ folder: string; name: string; order?: number | undefined } & Pick<EntryForm, 'value' | 'hasText'>)[];
}

export function listNames<Content, SitePage extends Page>(
  { sources, inspected }: Pick<MadeSite<Content, SitePage>, 'sources' | 'inspected'>,
  homes: readonly Home[],
): Names {
  const entries: Names['entries'] = {};
  for (const { path, data } of sources) {
    const [, folder = '', slug = ''] = /^(?:(.*)\/)?([^/]*)\.md$/.exec(path) ?? [];
    entries[folder] = [...(entries[folder] ?? []), { slug, name: nameOfFile(path, data) }];
  }
  const pictures = [...inspected].flatMap(([name, picture]) =>
    picture instanceof Refusal ? [] : [{ name, width: picture.width, height: picture.height }],
  );
  const kinds = homes
    .filter(({ holds }) => holds !== 'one')
    .map((home) => ({
      folder: home.path,
      name: titleOfKind(home.kind.fields) ?? kindNameOf(home.path),
      order: nextOrder(home.path, sources),
      ...formOf(home),
    }));
  return { entries, pictures, kinds };
}

/** Behind all of a folder that say where they stand, as far behind as these are from each other. */
function nextOrder(folder: string, sources: readonly Source[]): number | undefined {
  const orders = sources
    .filter(({ path }) => path.slice(0, path.lastIndexOf('/')) === folder)
    .map(({ data }) => valueAt(data, ['order']))
    .filter((order) => typeof order === 'number');
  if (orders.length === 0) return undefined;
  return Math.max(...orders) + (orders.every((order) => order % 10 === 0) ? 10 : 1);
}
