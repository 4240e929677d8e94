/** Markup of other programs and dialects, which a page would show as typed. */
import type { MarkupRules } from './text-errors.ts';

const LIST_FIX = 'Write a hyphen and a space before each item of a list.';
const TABLE_FIX = 'Write a line such as `| --- | --- |`, with as many cells, below the first line of the table.';
const BOX_FIX = 'Write an ordinary paragraph.';

export const FOREIGN_MARKUP: MarkupRules = [
  [/\[\^[^\][\n]+\](?::.*)?/g, 'Write the note in the text, or in parentheses.'],
  // Notes and warnings in boxes.
  [/^:::.*/gm, BOX_FIX],
  [/^!!!\+? .*/gm, BOX_FIX],
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
  [/^#{7,}.*/gm, 'Write two to six number signs.'],
  // Rows of cells that Markdown did not take for a table. The first match of a paragraph is enough.
  [/^\|.*\|[ \t]*(?:\n.*\|.*)*/gm, TABLE_FIX],
  [/^(?!\|).*\S \| \S.*(?:\n.*\S \| \S.*)+/gm, TABLE_FIX],
  [/^(?!\|).*\n\|?[ \t]*:?-{2,}:?[ \t]*\|[ \t:|-]*$/gm, TABLE_FIX],
  // Items of lists.
  [/^[•·▪‣◦].*/gm, LIST_FIX],
  [/^-(?=\p{L}).*/gmu, 'Write a space after the hyphen that begins an item.'],
  [/^\*(?=\p{L})[^*\n]*$/gmu, 'Write a space after the asterisk that begins an item.'],
  [/^[–—] .*(?:\n[–—] .*)+/gm, LIST_FIX],
  [/^o (?=\S).*(?:\no .*)*/gm, LIST_FIX],
];
