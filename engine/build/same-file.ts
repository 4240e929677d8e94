import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** In bytes: files may be larger than what a process should hold. */
const PIECE = 1 << 20;

/** Whether two files hold the same bytes. */
export function isSameFile(one: string, other: string): boolean {
  const { size } = statSync(one);
  return size === statSync(other).size && withFile(one, (first) => withFile(other, (second) => areSame(first, second)));
}

function areSame(one: number, other: number): boolean {
  const [piece, otherPiece] = [Buffer.alloc(PIECE), Buffer.alloc(PIECE)];
  while (true) {
    const [length, otherLength] = [readSync(one, piece), readSync(other, otherPiece)];
    if (!piece.subarray(0, length).equals(otherPiece.subarray(0, otherLength))) return false;
    if (length === 0) return true;
  }
}

function withFile<Result>(path: string, use: (file: number) => Result): Result {
  const file = openSync(path, 'r');
  try {
    return use(file);
  } finally {
    closeSync(file);
  }
}
