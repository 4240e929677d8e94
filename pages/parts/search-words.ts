import { listWords } from '../../components/search/words.ts';
import type { PageEntry } from '../page.ts';

/** Fields whose text no visitor reads. */
const UNREAD_FIELDS = new Set([
  'aliases',
  'ask',
  'at',
  'file',
  'focus',
  'group',
  'href',
  'intro',
  'kind',
  'layout',
  'night',
  'picture',
  'src',
]);
const TAGS = /<[^>]*>/g;
const MIN_LETTERS = 3;

/**
 * The words of an entry, for the search of the site map: those of its keywords, headings and body.
 * @param listed the text of the entry in the list of pages, whose words are not repeated
 * @returns in alphabetical order, which compresses well
 */
export function listSearchWords(entry: PageEntry, listed: string): string[] {
  const known = new Set(listWords(listed));
  const words = listWords(readTexts(entry).join(' ').replace(TAGS, ' '));
  const added = [...new Set(words)].filter((word) => word.length >= MIN_LETTERS && !known.has(word)).sort();
  // A search finds the beginnings of words, so "order" is not needed beside "ordered".
  return added.filter((word, index) => !added[index + 1]?.startsWith(word));
}

/** The texts of a value, at any depth. */
function readTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, child]) => (UNREAD_FIELDS.has(field) ? [] : readTexts(child)));
}
