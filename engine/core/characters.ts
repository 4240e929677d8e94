/** Text as readers and terminals see it. */

/** Whether a text shows anything but spaces, invisible characters and combining marks. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** A text as one line that does nothing to a terminal, e.g. a bell → \u0007 */
export function escapeUnseen(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** A value in a message. */
export function inCode(text: string, length = 60): string {
  return `\`${shorten(text, length)}\``;
}

/** As much of a text as a message can hold. */
export function shorten(words: string, length = 40): string {
  return words.length > length ? `${words.slice(0, length)}…` : words;
}
