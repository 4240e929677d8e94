import { listWords } from '../../components/search/words.ts';
import { listStrings, schemaAt } from '../../engine/content/index.ts';
import type { Block } from '../../engine/core/index.ts';
import { getSpec } from '../../site/schema/content.ts';
import type { PageEntry } from '../page.ts';

const SEARCHED_KINDS = ['copy', 'verbatim', 'search'];
const TAGS = /<[^>]*>/g;
const MIN_LETTERS = 3;

/**
 * The words of an entry, for the search of the site map: those of its keywords, headings and body.
 * @param listed the text of the entry in the list of pages, whose words are not repeated
 * @returns in alphabetical order, which compresses well
 */
export function listSearchWords(entry: PageEntry, listed: string): string[] {
  const known = new Set(listWords(listed));
  const words = listWords([...readTexts(entry), ...entry.body.map(readBlock)].join(' '));
  const added = [...new Set(words)].filter((word) => word.length >= MIN_LETTERS && !known.has(word)).sort();
  // A search finds the beginnings of words, so "order" is not needed beside "ordered".
  return added.filter((word, index) => !added[index + 1]?.startsWith(word));
}

const readBlock = (block: Block) => ('html' in block ? block.html.replace(TAGS, ' ') : (block.image.caption ?? ''));

/** The texts of the fields that visitors read, or that are there to be searched for. */
function readTexts(entry: PageEntry): string[] {
  const spec = getSpec(entry);
  return listStrings(entry).flatMap(({ path, text }) => {
    const { kind, isUnsearched } = (spec && schemaAt(spec, entry, path)) ?? {};
    return kind && SEARCHED_KINDS.includes(kind.type) && !isUnsearched ? [text] : [];
  });
}
