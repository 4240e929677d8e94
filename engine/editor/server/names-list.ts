import type { MadeSite } from '../../build/site.ts';
import { nextOrder, titleOf } from '../../content/collection-specs.ts';
import type { CollectionSpec } from '../../content/collections.ts';
import { listEntryKinds } from '../../content/scaffold-kinds.ts';
import type { Page } from '../../core/page.ts';
import { UnusablePicture } from '../../core/picture-lookup.ts';
import { type EntryForm, formOf } from './entry.ts';

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
  homes: readonly CollectionSpec[],
): Names {
  const entries: Names['entries'] = {};
  for (const { path, data } of sources) {
    const [, folder = '', slug = ''] = /^(?:(.*)\/)?([^/]*)\.md$/.exec(path) ?? [];
    entries[folder] = [...(entries[folder] ?? []), { slug, name: titleOf(path, data) }];
  }
  const pictures = [...inspected].flatMap(([name, picture]) =>
    picture instanceof UnusablePicture ? [] : [{ name, width: picture.width, height: picture.height }],
  );
  const kinds = listEntryKinds(homes).map(({ collection, name }) => ({
    folder: collection.path,
    name,
    order: nextOrder(collection.path, sources),
    ...formOf(collection),
  }));
  return { entries, pictures, kinds };
}
