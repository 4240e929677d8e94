/** Words that don't fit on a line of a phone, measured in a window of 360 px. Browsers would break them anywhere. */

import type { FieldText, Source } from '../../engine/content/index.ts';
import { type Diagnostic, inCode } from '../../engine/core/index.ts';
import { MAX_ERRORS, VARIABLE } from './variables.ts';

/** For words of letters only. */
const MAX_LETTERS = { inTitle: 16, elsewhere: 20 };
/** For other words, such as email addresses, which pages show smaller than titles. */
const MAX_CHARACTERS = 36;

/** Fields that may become the main heading of a page. */
const TITLES: readonly unknown[] = ['title', 'headline'];

/** Text between two places where a line may end. */
const UNBROKEN = /[^\s/\u00AD\u200B\p{Pd}]+/gu;
/** Variables and the addresses of links. Pages do not show them as they are written. */
const IGNORED: readonly RegExp[] = [VARIABLE, /\]\((?:[^()]|\([^()]*\))*\)/g];

export function checkWords({ file }: Source, copy: readonly FieldText[]): Diagnostic[] {
  return copy.flatMap(({ path, text, locate }) => {
    const field = path.map(String).join('.') || 'text';
    const maxLetters = TITLES.includes(field) ? MAX_LETTERS.inTitle : MAX_LETTERS.elsewhere;
    const report = ({ word, max, index }: LongWord) => {
      const message = `${inCode(word, 40)} has ${word.length} characters; a line on a phone has room for ${max}.`;
      const finding = {
        code: 'long-word',
        message,
        fix: 'Shorten it, or add a hyphen where it may break.',
        value: word,
      };
      return { file, position: locate(index), path, ...finding };
    };
    return findLong(text, maxLetters).slice(0, MAX_ERRORS).map(report);
  });
}

interface LongWord {
  word: string;
  max: number;
  index: number;
}

function findLong(text: string, maxLetters: number): LongWord[] {
  const visible = IGNORED.reduce((rest, pattern) => rest.replace(pattern, blank), text);
  return [...visible.matchAll(UNBROKEN)].flatMap(({ 0: unbroken, index }) => {
    const [word = ''] = /[\p{L}\p{N}].*[\p{L}\p{N}]/u.exec(unbroken) ?? [];
    const max = /^[\p{L}\p{M}’']+$/u.test(word) ? maxLetters : MAX_CHARACTERS;
    return word.length > max ? [{ word, max, index: index + unbroken.indexOf(word) }] : [];
  });
}

function blank(match: string): string {
  return ' '.repeat(match.length);
}
