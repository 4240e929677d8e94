/** What people type for markup that does not work here, and what to write instead. */

/** Markup as it would be shown, and its fix. The first pattern that matches where a text breaks a rule counts. */
export type MarkupRows = readonly (readonly [pattern: RegExp, fix: string])[];

export const LIST_FIX = 'Write a hyphen and a space before each item of a list.';
export const TABLE_FIX = 'Write a line such as `| --- | --- |`, with as many cells, below the first line of the table.';
const BOX_FIX = 'Write an ordinary paragraph.';
const LINK_FIX = 'Write `[words](/contact/)`, with no space in the address or between `]` and `(`.';

/** Each is sticky. */
export const MARKUP: MarkupRows = [
  [/\[\^[^\][\n]+\](?::.*)?|\^\[[^\][\n]+\]/y, 'Write the note in the text, or in parentheses.'],
  [/:::.*|[!?]{3}\+? .*|\[!\w+\].*/y, BOX_FIX],
  [/\[[ x]?\](?![([])|\( ?\)/iy, 'Write the item without it.'],
  [/\[\[(?!_*toc_*\])[^\][\n]+\]\]/iy, 'Write a link: `[words](/contact/)`.'],
  [/\[[^[\]\n]*\](?:\([^()\n]*\)?| \((?:\/|#|https?:|mailto:|tel:)[^()\n]*\)?|\[[^[\]\n]*\])/y, LINK_FIX],
  [/(?<=\))\[(?:\/|#|https?:|mailto:|tel:)[^[\]\n]*\]?/y, LINK_FIX],
  [/\[{1,2}[^\][\n]+\]{1,2}/y, 'Delete it, or write a backslash before each bracket.'],
  [/\{+[^{}]*\}*|\}+/y, 'Write it without braces.'],
  [/:[a-z][a-z\d_+-]*:?/iy, 'Write words instead, and a space after a colon.'],
  [/={7}$/my, 'Delete it. Git leaves such a line between two texts, of which only one should stay.'],
  [/^#+.*/my, 'Write two to six number signs, and a space after them.'],
  [/^\|.*(?:\n.*\|.*)*|\|.*(?:\n.*\|.*)+/my, TABLE_FIX],
  [/^-(?=[\p{L}\d]).*/muy, 'Write a space after the hyphen of an item, or a backslash before a minus sign.'],
  [/^\*(?=\p{L})[^*\n]*$/muy, 'Write a space after the asterisk that begins an item.'],
  [/(?:\*+|_+|~~|`)[^\s*_~`\uFFFF]*/y, 'Write the mark on both sides, or a backslash before each of its characters.'],
  [/[^\p{ASCII}].*/uy, LIST_FIX],
];
