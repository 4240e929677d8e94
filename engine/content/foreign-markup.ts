/** Markup of other programs and dialects, which a page would show as typed. */

/** Patterns of markup that would be shown as typed. Each is global. */
export type MarkupRules = readonly (readonly [pattern: RegExp, fix: string])[];

const LIST_FIX = 'Write a hyphen and a space before each item of a list.';
const TABLE_FIX = 'Write a line such as `| --- | --- |`, with as many cells, below the first line of the table.';
const BOX_FIX = 'Write an ordinary paragraph.';

export const FOREIGN_MARKUP: MarkupRules = [
  [/\[\^[^\][\n]+\](?::.*)?|\^\[[^\][\n]+\]/g, 'Write the note in the text, or in parentheses.'],
  // Notes and warnings in boxes.
  [/^:::.*/gm, BOX_FIX],
  [/^(?:!!!|\?\?\?)\+? .*/gm, BOX_FIX],
  [/\[!(?:note|tip|important|warning|caution|info|quote|example|danger)\].*/gi, BOX_FIX],
  // Shortcodes of WordPress.
  [
    /\[\/?(?:audio|caption|embed|gallery|playlist|video|contact-form[\w-]*|[a-z]\w*(?= \w+=))[^\][\n]*\]/gi,
    'Delete it.',
  ],
  [/^\[_*toc_*\]|\[\[_*toc_*\]\]/gim, 'Delete it.'],
  [/\[\[(?!_*toc_*\])[^\][\n]+\]\]/gi, 'Write a link: `[words](/contact/)`.'],
  [/(?<![\p{L}\p{N}:]):[a-z][a-z\d_+-]*:(?![\p{L}\p{N}:])/gu, 'Write words instead.'],
  [/(?<![=\S])==(?=[^\s=])[^=\n]*==/g, 'Write `**` on both sides for bold text.'],
  // Raised, lowered and inserted text.
  [
    /\^[\p{L}\d]{1,20}\^|(?<=[\p{L}\d])~[\p{L}\d]{1,20}~|(?<!\S)\+\+(?=[^\s+])[^+\n]+\+\+/gu,
    'Write it without these marks.',
  ],
  [/(?<=\S\n): +\S.*/g, 'Write the words in bold, then what they mean.'],
  [/^#{7,}.*/gm, 'Write two to six number signs.'],
  // Rows of cells that Markdown did not take for a table. The first match of a paragraph is enough.
  [/^\|.*\|[ \t]*(?:\n.*\|.*)*/gm, TABLE_FIX],
  [/^(?!\|).*\S \| \S.*(?:\n.*\S \| \S.*)+/gm, TABLE_FIX],
  [/^(?!\|).*\n\|?[ \t]*:?-{2,}:?[ \t]*\|[ \t:|-]*$/gm, TABLE_FIX],
  // Items of lists.
  [/^[•·▪‣◦].*/gm, LIST_FIX],
  [/^-(?=\p{L}).*/gmu, 'Write a space after the hyphen that begins an item.'],
  [/^\*(?=\p{L})[^*\n]*$/gmu, 'Write a space after the asterisk that begins an item.'],
  [/^\d+[.)](?=\p{L}).*(?:\n\d+[.)](?=\p{L}).*)+/gmu, 'Write a space after the number of each item.'],
  [/^[a-z]\) .*(?:\n[a-z]\) .*)+/gim, LIST_FIX],
  [/^[–—] .*(?:\n[–—] .*)+/gm, LIST_FIX],
  [/^o (?=\S).*(?:\no .*)*/gm, LIST_FIX],
];
