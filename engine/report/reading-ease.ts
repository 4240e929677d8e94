export interface Reading {
  words: number;
  /** From 0, very hard, to 100, very easy; none where there is too little text to say. */
  ease: number | undefined;
}

/** With fewer sentences, one long word decides. */
const LEAST_SENTENCES = 3;

/**
 * Counts the words of a page, and says how easily its sentences read: R. Flesch, “A new readability yardstick” (1948). Only
 * for English, by whose words the formula was measured.
 * @param blocks what has no full stop at its end, such as a heading or a label, counts as words and as no sentence
 */
export function readEase(blocks: readonly string[], language: string): Reading {
  const words = blocks.flatMap(listWords).length;
  const prose = blocks.filter((block) => /[.!?…]["”’)]?$/.test(block));
  const sentences = prose.flatMap((block) => block.split(/(?<=[.!?…]["”’)]?)\s+(?=["“‘(]?\p{Lu})/u));
  if (!/^en\b/i.test(language) || sentences.length < LEAST_SENTENCES) return { words, ease: undefined };
  const said = prose.flatMap(listWords);
  const syllables = said.reduce((sum, word) => sum + countSyllables(word), 0);
  const ease = 206.835 - 1.015 * (said.length / sentences.length) - 84.6 * (syllables / said.length);
  return { words, ease: Math.round(ease) };
}

function listWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Groups of vowels, but for a silent e. Of the 6,000 words of this project's copy, the sum is within 1 % of what the package “syllable” counts. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const spoken = letters.replace(/(?:[^laeiouyscxzg]es|[^aeiouytd]ed|[^laeiouy]e|[aeiouy]le)$/, (end) => end.charAt(0));
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

/** In the words of the formula's author. */
export function nameEase(ease: number): string {
  const names = [
    [90, 'very easy'],
    [80, 'easy'],
    [70, 'fairly easy'],
    [60, 'plain'],
    [50, 'fairly hard'],
    [30, 'hard'],
  ] as const;
  return names.find(([least]) => ease >= least)?.[1] ?? 'very hard';
}
