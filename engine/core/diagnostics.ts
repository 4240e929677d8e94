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
export function formatFieldName(path: FieldPath): string {
  return path.map(String).join('.') || 'front matter';
}

/** A place in the files of a site. */
export interface InFile {
  /** The path that messages show, e.g. "content/guides/bread.md". */
  file: string;
  /** None for the file as a whole. */
  position?: Position | undefined;
  /** The field; none for an error of the file as a whole. */
  path?: FieldPath | undefined;
}

/** A place in a text that does not know its file. */
export interface InText {
  /** Where in the text the mistake begins. */
  index: number;
}

/**
 * What a build reports: a mistake in a file of the site, for the person who edits it, or a bug in code.
 * @typeParam Place where it is: in a file; or `InText`, or `unknown`, while only callers know more
 */
export type Diagnostic<Place = InFile> = Place & {
  /** An error stops a build; a warning does not. */
  severity: 'error' | 'warning';
  /** e.g. "unknown-field" */
  code: string;
  /** One clause, with the value in backticks: "Unknown field `titel`." */
  message: string;
  /** What to do about it: "Did you mean `title`?" */
  fix: string;
  /** What was thrown, if this is a bug in code. Content is not to blame. */
  cause?: unknown;
};

export function makeError(code: string, message: string, fix: string): Diagnostic<unknown> {
  return { severity: 'error', code, message, fix };
}

export function fileError(file: string, error: Diagnostic<unknown>): Diagnostic {
  return { file, ...error };
}

export function makeWarning(file: string, code: string, message: string, fix = ''): Diagnostic {
  return { file, severity: 'warning', code, message, fix };
}

/** The message and the fix; a long text is cut in the middle. */
export function formatMessage({ message, fix }: Pick<Diagnostic, 'message' | 'fix'>): string {
  const text = `${message} ${fix}`.trimEnd();
  const { start, end } = KEPT;
  return text.length > start + end ? `${text.slice(0, start)}…${text.slice(-end)}` : text;
}

/** e.g. "content/guides/bread.md:7:3" */
export function formatPlace({ file, position: { line, column } = START }: InFile): string {
  return `${file}:${line}:${column}`;
}

/** One line that is safe on a terminal, e.g. "content/guides/bread.md:2:1 error Unknown field `titel`. …" */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { severity, file, position } = diagnostic;
  // Most warnings are about a file as a whole.
  const place = severity === 'warning' && !position ? `${file}:` : `${formatPlace(diagnostic)} ${severity}`;
  return escapeInvisible(`${place} ${formatMessage(diagnostic)}`);
}

/** How many characters of a long text stay; the fix is at its end. */
const KEPT = { start: 400, end: 200 };

/** More would push the first errors off any screen. */
const MAX_SHOWN = 200;

/** Stops a build with every error found so far. */
export class BuildFailure extends Error {
  readonly errors: readonly Diagnostic[];

  constructor(errors: readonly Diagnostic[]) {
    const byKey = new Map<string, Diagnostic>();
    for (const error of errors) {
      const key = makeKey(error);
      if (!byKey.has(key)) byKey.set(key, error);
    }
    const distinct = [...byKey.values()].toSorted(comparePlaces);
    const more = distinct.length > MAX_SHOWN ? [`and ${distinct.length - MAX_SHOWN} more errors`] : [];
    super([...distinct.slice(0, MAX_SHOWN).map(formatDiagnostic), ...more].join('\n'));
    this.name = 'BuildFailure';
    this.errors = distinct;
  }
}

/** By name: when the dev server loads code again, there are several classes `BuildFailure`. */
export function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && error.name === 'BuildFailure' && 'errors' in error;
}

/** @throws BuildFailure if there are errors, or no value: then an error says why */
export function orThrow<Value>(value: Value | undefined, errors: readonly Diagnostic[]): Value {
  if (value === undefined || errors.length > 0) throw new BuildFailure(errors);
  return value;
}

/** @throws BuildFailure if there is any error */
export function throwIfAny(errors: readonly Diagnostic[]): void {
  if (errors.length > 0) throw new BuildFailure(errors);
}

/** Equal for a bug that occurs on many pages, so it is reported once. */
function makeKey(error: Diagnostic): string {
  return error.cause === undefined ? formatDiagnostic(error) : `${formatPlace(error)} ${error.cause}`;
}

function comparePlaces(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  const [{ position: one = START }, { position: other = START }] = [a, b];
  return one.line - other.line || one.column - other.column;
}

/** Whether a text shows anything but spaces, invisible characters and combining marks. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** Escapes line ends and invisible characters, which could control a terminal, e.g. a bell → \u0007 */
function escapeInvisible(text: string): string {
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
