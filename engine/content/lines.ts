import { LineCounter } from 'yaml';
import type { Position } from '../core/diagnostics.ts';

/** Finds line and column of an offset in a text. */
export function countLines(text: string): (offset: number) => Position {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) lines.addNewLine(end + 1);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}
