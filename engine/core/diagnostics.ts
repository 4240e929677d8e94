/** In a file; both count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** The position of an error in the file as a whole. */
export const START: Position = { line: 1, column: 1 };

/**
 * A path into front matter, e.g. ["figures", 0, "label"]. An empty path stands for the text below the front matter, except in
 * schema errors: there it stands for the front matter as a whole.
 */
export type FieldPath = readonly PropertyKey[];

/** The field of a schema error, e.g. "figures.0.label". */
export function fieldNameOf(path: FieldPath): string {
  return path.map(String).join('.') || 'front matter';
}

/** What is wrong, without the position. */
export interface Finding {
  /** e.g. "unknown-field" */
  code: string;
  /** One clause, with the value in backticks: "Unknown field `titel`." */
  message: string;
  /** What to do about it: "Did you mean `title`?" */
  fix: string;
  /** The value found, if an author typed one. */
  value?: string | undefined;
}

export const finding = (code: string, message: string, fix: string, value?: string): Finding => ({
  code,
  message,
  fix,
  ...(value !== undefined && { value }),
});

export interface TextFinding extends Finding {
  /** Where in the text the finding begins. */
  index: number;
}

/** An error in a file of the site, for the person who edits it. */
export interface Diagnostic extends Finding {
  /** The path that messages show, e.g. "content/services/grocery.md". */
  file: string;
  position: Position;
  /** The field; none for an error of the file as a whole. */
  path?: FieldPath | undefined;
}

/** A bug in code; content is not to blame. */
export class BuildError extends Error {
  /**
   * @param file the code file with the bug
   * @param summary e.g. "TypeError: …"
   * @param during what was worked on, e.g. "content/services/grocery.md"
   */
  constructor(
    readonly file: string,
    readonly position: Position,
    readonly summary: string,
    readonly during: string,
    options: ErrorOptions,
  ) {
    super(`Internal error, first found in \`${during}\`: ${summary}`, options);
    this.name = 'BuildError';
  }
}

export type Problem = Diagnostic | BuildError;

export function fileError(file: string, finding: Finding): Diagnostic {
  return { file, position: START, ...finding };
}

/** The message and the fix; a long text is cut in the middle. */
export function textOf(problem: Problem): string {
  if (problem instanceof BuildError) return problem.message;
  const text = `${problem.message} ${problem.fix}`.trimEnd();
  const { start, end } = KEPT;
  return text.length > start + end ? `${text.slice(0, start)}…${text.slice(-end)}` : text;
}

/** One line that is safe on a terminal, e.g. "content/services/grocery.md:2:1 error Unknown field `titel`. …" */
export function formatProblem(problem: Problem): string {
  const { line, column } = problem.position;
  return escapeInvisible(`${problem.file}:${line}:${column} error ${textOf(problem)}`);
}

/** How many characters of a long text stay; the fix is at its end. */
const KEPT = { start: 400, end: 200 };

/** More would push the first problems off any screen. */
const MAX_SHOWN = 200;

/** Stops a build with every problem found so far. */
export class BuildFailure extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const byKey = new Map<string, Problem>();
    for (const problem of problems) {
      const key = keyOf(problem);
      if (!byKey.has(key)) byKey.set(key, problem);
    }
    const distinct = [...byKey.values()].toSorted(compareLocations);
    const more = distinct.length > MAX_SHOWN ? [`and ${distinct.length - MAX_SHOWN} more errors`] : [];
    super([...distinct.slice(0, MAX_SHOWN).map(formatProblem), ...more].join('\n'));
    this.name = 'BuildFailure';
    this.problems = distinct;
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.problems.flatMap((problem) => (problem instanceof BuildError ? [] : [problem]));
  }

  get bugs(): readonly BuildError[] {
    return this.problems.flatMap((problem) => (problem instanceof BuildError ? [problem] : []));
  }
}

/** @throws BuildFailure if there is any problem */
export function throwIfAny(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new BuildFailure(problems);
}

/** Equal for a bug that occurs on many pages, so it is reported once. */
function keyOf(problem: Problem): string {
  if (!(problem instanceof BuildError)) return formatProblem(problem);
  return JSON.stringify([problem.file, problem.position, problem.summary]);
}

function compareLocations(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.position.line - b.position.line || a.position.column - b.position.column;
}

/** Whether a text shows anything but spaces, invisible characters and combining marks. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** Escapes line ends and invisible characters, which could control a terminal, e.g. a bell → \u0007 */
export function escapeInvisible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** A value in backticks, for a message. */
export function inCode(text: string, length = 60): string {
  return `\`${text.length > length ? `${text.slice(0, length)}…` : text}\``;
}
