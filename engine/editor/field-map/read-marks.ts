import { Parser } from 'htmlparser2';
import { takeMarks } from './marks.ts';

/** What a document says, and which places stand in it. */
export interface Reading {
  /** All of its words in a row. */
  text: string;
  /** Behind words, by where these end in the text. */
  marks: { number: number; at: number }[];
  /** Of each picture, in their order. */
  pictures: (number | undefined)[];
}

/** What is in these is no text. */
export const SILENT: readonly string[] = ['script', 'style', 'title'];

/** Reads a marked document. */
export function readMarks(html: string): Reading {
  const reading: Reading = { text: '', marks: [], pictures: [] };
  let silent = 0;
  const parser = new Parser({
    onopentag(name, { alt = '' }) {
      if (SILENT.includes(name)) silent++;
      if (name === 'img') reading.pictures.push(takeMarks(alt).marks[0]?.number);
    },
    ontext(piece) {
      if (silent > 0) return;
      const { text, marks } = takeMarks(piece);
      reading.marks.push(...marks.map(({ number, at }) => ({ number, at: at + reading.text.length })));
      reading.text += text;
    },
    onclosetag(name) {
      if (SILENT.includes(name)) silent--;
    },
  });
  parser.end(html);
  return reading;
}
