import { distance } from 'fastest-levenshtein';
import type { Candidate } from '../../components/search/candidates.ts';
import { wordsOf } from './words.ts';

/** Words in URLs that mean nothing here. */
const EMPTY = new Set('and aspx default en htm html index of our page pages php the www'.split(' '));
/** Scores of a word in the name, in the parents, and in the text of a page; higher near the start of the text. */
const NAMED = 1;
const ON_THE_WAY = 0.7;
const MENTIONED = 0.6;
const EARLY = 0.1;
/** Lowest scores: absolute, where 1 is an exact name, and relative to the best match. */
const NEAR_ENOUGH = 0.55;
const NEAR_THE_BEST = 0.75;
const MOST = 3;

/**
 * The pages nearest to a query, best first.
 * @param query an address or words, e.g. "/servces/grocery" or "grocry"
 */
export function findNearest<Page extends Candidate>(query: string, pages: readonly Page[]): Page[] {
  const parts = query
    .split('/')
    .map(tellingWords)
    .filter((words) => words.length > 0);
  const scored = pages
    .map((page) => ({ page, score: scoreOf(page, parts) }))
    .filter(({ score }) => score >= NEAR_ENOUGH)
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= best * NEAR_THE_BEST)
    .slice(0, MOST)
    .map(({ page }) => page);
}

/** How well the parts of a URL match a page, from 0 to 1. The last part names it; parents count less. */
function scoreOf(page: Candidate, parts: readonly string[][]): number {
  const likenessOf = readPage(page);
  const weighed = [...parts].reverse().map((words, index) => ({ score: likenessOf(words), weight: 1 / (index + 1) }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : weighed.reduce((sum, { score, weight }) => sum + score * weight, 0) / total;
}

/** @returns how well the words of one part match a page */
function readPage({ path, title, text }: Candidate): (words: readonly string[]) => number {
  const segments = path.split('/').filter(Boolean);
  const own = `${segments.at(-1) ?? ''} ${title}`;
  const mentions = wordsOf(text).map((word, index) => ({ word, worth: MENTIONED + EARLY / (index + 1) }));
  const known = [
    ...wordsOf(own).map((word) => ({ word, worth: NAMED })),
    ...wordsOf(segments.join(' ')).map((word) => ({ word, worth: ON_THE_WAY })),
    ...mentions,
  ];
  // "companyhistory" and "company-history" are one.
  const joined = [...segments, title].map((name) => ({ word: wordsOf(name).join(''), worth: NAMED }));
  return (words) => {
    const sum = words.map((word) => likeness(word, known)).reduce((sum, score) => sum + score, 0);
    return Math.max(sum / words.length, likeness(words.join(''), joined));
  };
}

/** The best similarity of a word to others: 1 is the same; 0 is more than a typo away. */
function likeness(word: string, others: readonly { word: string; worth: number }[]): number {
  return Math.max(0, ...others.map((other) => alike(word, other.word) * other.worth));
}

function alike(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  // "job" and "jobs", "market" and "marketing".
  if (short.length > 2 && long.startsWith(short)) return 0.5 + short.length / long.length / 2;
  const slips = distance(a, b);
  // No typo in three letters, one in four to six, two (such as swapped letters) in seven and more.
  return slips <= Math.min(2, Math.floor(long.length / 3.5)) ? 1 - slips / long.length : 0;
}

function tellingWords(part: string): string[] {
  return wordsOf(part).filter((word) => !EMPTY.has(word));
}
