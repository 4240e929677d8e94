/** A part of a text, and what is to stand there. */
export interface Splice {
  from: number;
  to: number;
  words: string;
}

export function splice(text: string, { from, to, words }: Splice): string {
  return text.slice(0, from) + words + text.slice(to);
}
