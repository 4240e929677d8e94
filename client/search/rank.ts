import { distance } from 'fastest-levenshtein';
import type { Candidate } from '../../components/search/candidates.ts';
import { listWords } from '../../components/search/words.ts';

/** Words in URLs that mean nothing here. */
const STOP_WORDS = new Set('and aspx default en htm html index of our page pages php the www'.split(' '));
/** Scores of a word in the name of a page, in its parent folders, and in its text, with a bonus near the start of the text. */
const NAME_SCORE = 1;
const PARENT_SCORE = 0.7;
const TEXT_SCORE = 0.6;
const START_BONUS = 0.1;
/** A result has at least this score, where 1 is an exact name, and at least this share of the best score. */
const MIN_SCORE = 0.55;
const MIN_SHARE_OF_BEST = 0.75;
const MAX_RESULTS = 3;

/**
 * The pages nearest to a query, best first.
 * @param query an address or words, e.g. "/servces/grocery" or "grocry"
 */
export function findNearest<Page extends Candidate>(query: string, pages: readonly Page[]): Page[] {
  const parts = query
    .split('/')
    .map(withoutStopWords)
    .filter((words) => words.length > 0);
  const scored = pages
    .map((page) => ({ page, score: scorePage(page, parts) }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= best * MIN_SHARE_OF_BEST)
    .slice(0, MAX_RESULTS)
    .map(({ page }) => page);
}

/** How well the parts of a URL match a page, from 0 to 1. The last part names it; parents count less. */
function scorePage(page: Candidate, parts: readonly string[][]): number {
  const scorePart = makeScorer(page);
  const weighted = [...parts].reverse().map((words, index) => ({ score: scorePart(words), weight: 1 / (index + 1) }));
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : weighted.reduce((sum, { score, weight }) => sum + score * weight, 0) / total;
}

/** @returns a function that scores how well the words of one part match the page */
function makeScorer({ path, title, text }: Candidate): (words: readonly string[]) => number {
  const segments = path.split('/').filter(Boolean);
  const name = `${segments.at(-1) ?? ''} ${title}`;
  const mentions = listWords(text).map((word, index) => ({ word, score: TEXT_SCORE + START_BONUS / (index + 1) }));
  const pageWords = [
    ...listWords(name).map((word) => ({ word, score: NAME_SCORE })),
    ...listWords(segments.join(' ')).map((word) => ({ word, score: PARENT_SCORE })),
    ...mentions,
  ];
  // So that "companyhistory" matches "company-history".
  const joined = [...segments, title].map((phrase) => ({ word: listWords(phrase).join(''), score: NAME_SCORE }));
  return (words) => {
    const total = words.map((word) => bestSimilarity(word, pageWords)).reduce((sum, score) => sum + score, 0);
    return Math.max(total / words.length, bestSimilarity(words.join(''), joined));
  };
}

/** The highest product of similarity and score among the other words; 0 if none is similar. */
function bestSimilarity(word: string, others: readonly { word: string; score: number }[]): number {
  return Math.max(0, ...others.map((other) => similarity(word, other.word) * other.score));
}

function similarity(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  // "job" and "jobs", "market" and "marketing".
  if (short.length > 2 && long.startsWith(short)) return 0.5 + short.length / long.length / 2;
  const typos = distance(a, b);
  // No typo in three letters, one in four to six, two (such as swapped letters) in seven and more.
  return typos <= Math.min(2, Math.floor(long.length / 3.5)) ? 1 - typos / long.length : 0;
}

function withoutStopWords(part: string): string[] {
  return listWords(part).filter((word) => !STOP_WORDS.has(word));
}
