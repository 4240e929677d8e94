import { formatFrontMatter } from './front-matter.ts';
import type { RandomNumbers } from './random.ts';
import { GAPS, HEADINGS, LEADS, LINK_SENTENCES, LIST_ITEMS, SENTENCES } from './sentences.ts';
import { capitalize, type Subject } from './subjects.ts';

/**
 * An article of about 300 words: headings, a list, a table, links to others.
 * @param others articles that it may link to
 * @param edition how often it was looked over, as its last sentence says
 */
export function makeArticle(subject: Subject, others: readonly Subject[], random: RandomNumbers, edition = 0): string {
  const fill = makeFill(subject, others, random);
  const sentences = random.pick(SENTENCES, 11);
  const [firstLink = '', secondLink = '', thirdLink = ''] = random.pick(LINK_SENTENCES, 3);
  const [firstHeading, secondHeading, thirdHeading] = random.pick(HEADINGS, 3);
  const paragraph = (...texts: string[]) => texts.map(fill).join(' ');
  const parts = [
    formatFields(subject, fill(random.pick(LEADS, 1).join())),
    paragraph(...sentences.slice(0, 3)),
    `## ${firstHeading}`,
    paragraph(...sentences.slice(3, 5), firstLink),
    random
      .pick(LIST_ITEMS, 4)
      .map((point) => `- ${fill(point)}`)
      .join('\n'),
    `## ${secondHeading}`,
    paragraph(...sentences.slice(5, 8), secondLink),
    TABLE.map(fill).join('\n'),
    `## ${thirdHeading}`,
    paragraph(...sentences.slice(8), thirdLink),
    `This article has been looked over ${edition} times since it was written.`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const ROW = '| {month} | {material} | {number} hours |';
const TABLE = ['| Month | What is needed | Work |', '| --- | --- | --- |', ROW, ROW, ROW, ROW];

function formatFields({ title }: Subject, lead: string): string {
  const description = `${title}: what they ask of their keeper, what they give, and what may go wrong.`;
  return formatFrontMatter({ title, description, lead });
}

function makeFill(
  { things }: Subject,
  others: readonly Subject[],
  random: RandomNumbers,
): (sentence: string) => string {
  const wordsFor = (gap: string): string => {
    if (gap === 'things') return things;
    if (gap === 'link') return random.pick(others, 1).map(linkTo).join();
    return random.pick(GAPS[gap] ?? [], 1).join();
  };
  return (sentence) => capitalize(sentence.replace(/\{(\w+)\}/g, (_, gap: string) => wordsFor(gap)));
}

function linkTo({ title, path }: Subject): string {
  return `[${title.charAt(0).toLowerCase()}${title.slice(1)}](${path})`;
}
