import { escapeUnseen } from './characters.ts';

/** A place in a content file; lines and columns count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Of a file as a whole. */
export const START: Position = { line: 1, column: 1 };

/** What makes a fault none once it is added to another file. */
export interface Addition {
  /** Of the file in the content folder, e.g. "facts.md". */
  path: string;
  /** The field that is a list. */
  list: string;
  item: Readonly<Record<string, string>>;
  /** The field of the item that only a person can fill in. */
  ask: string;
  /** What was found, as an entry of its own under a new name, and how that is named where it was found: `*` stands for it. */
  named?:
    | { label: string; group: string; item: Readonly<Record<string, unknown>>; found: string; by: string }
    | undefined;
  /** The message for whoever presses a button, and writes into no file. */
  plain: string;
}

/** One fault of one content file, worded for the person who edits it. */
export class AuthorError extends Error {
  /** What would let stand what was found. */
  readonly addition: Addition | undefined;

  /**
   * @param file as the author would name it, e.g. "content/services/grocery.md"
   * @param message what was found and what to write, e.g. 'title: found the number 7, write …'
   */
  constructor(
    readonly file: string,
    readonly position: Position,
    message: string,
    { addition, ...options }: ErrorOptions & { addition?: Addition | undefined } = {},
  ) {
    super(cutMiddle(message), options);
    this.name = 'AuthorError';
    this.addition = addition;
  }

  /** Equal for faults that are told once. */
  get key(): string {
    return String(this);
  }

  /** In one line that is safe on a terminal, e.g. "content/services/grocery.md:7:3 error title: found the number 7, write …" */
  override toString(): string {
    const { line, column } = this.position;
    return escapeUnseen(`${this.file}:${line}:${column} error ${this.message}`);
  }
}

/** A bug in code; content is not to blame. */
export class BuildError extends AuthorError {
  readonly #key: string;

  /**
   * @param file of the code
   * @param summary e.g. "TypeError: …"
   * @param during what was worked on, e.g. "content/services/grocery.md"
   */
  constructor(file: string, position: Position, summary: string, during: string, options: ErrorOptions) {
    super(file, position, `Internal error, first met with \`${during}\`: ${summary}`, options);
    this.name = 'BuildError';
    this.#key = JSON.stringify([file, position, summary]);
  }

  /** The same for a bug that many pages meet. */
  override get key(): string {
    return this.#key;
  }
}

/** In characters. A message ends with the fix, so that its end stays. */
const LONGEST = { start: 400, end: 200 };

function cutMiddle(message: string): string {
  const { start, end } = LONGEST;
  return message.length > start + end ? `${message.slice(0, start)}…${message.slice(-end)}` : message;
}

/** More would push the first ones off any screen. */
const MOST_SHOWN = 200;

/** Stops a build: every fault found so far, once each, in the order of files and lines. */
export class BuildFailure extends Error {
  readonly faults: readonly AuthorError[];

  constructor(faults: readonly AuthorError[]) {
    const byKey = new Map<string, AuthorError>();
    for (const fault of faults) if (!byKey.has(fault.key)) byKey.set(fault.key, fault);
    const distinct = [...byKey.values()].sort(byPlace);
    const more = distinct.length > MOST_SHOWN ? [`and ${distinct.length - MOST_SHOWN} more errors`] : [];
    super([...distinct.slice(0, MOST_SHOWN).map(String), ...more].join('\n'));
    this.name = 'BuildFailure';
    this.faults = distinct;
  }
}

/** Raises {@link BuildFailure} if there is any fault. */
export function stopOn(faults: readonly AuthorError[]): void {
  if (faults.length > 0) throw new BuildFailure(faults);
}

function byPlace(a: AuthorError, b: AuthorError): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.position.line - b.position.line || a.position.column - b.position.column;
}
