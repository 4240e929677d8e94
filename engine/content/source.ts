import type { Diagnostic, FieldPath, Position } from '../core/index.ts';

/** The names and the hash of a content file. */
export interface SourceFile {
  /** Within the content folder, with forward slashes, e.g. "guides/bread.md". */
  path: string;
  /** The path that messages show, e.g. "content/guides/bread.md". */
  file: string;
  /** Equal bytes, equal hash. */
  hash: string;
}

/** A content file that has been read. */
export interface Source extends SourceFile {
  /** The whole file. */
  raw: string;
  /** The fields, before validation. Dates and times are text, as in YAML 1.2. `{}` if the YAML has no fields, e.g. is a list. */
  data: unknown;
  body: string;
  /** Where the value of a field begins. If the file does not have the field: where the nearest group or list around it begins. */
  findPosition(path: FieldPath): Position;
  /** Where a field's name begins. */
  findKeyPosition(path: FieldPath): Position;
  /** Where each character of a field's text is; an empty path is the body. */
  positionsIn(path: FieldPath): (offset: number) => Position;
}

/** A source with values in place of its variables. */
export interface FilledSource extends Source {
  typed: Source;
  /** Errors in its variables. */
  errors: Diagnostic[];
}

/** The value of a variable, and the field that has it. */
export interface VariableValue {
  text: string;
  file: string;
  path: FieldPath;
}

/** The result of reading a content file. Without a source if the file cannot be parsed. */
export interface ParsedFile {
  source?: Source | undefined;
  errors: Diagnostic[];
}

/** A content folder that has been read. */
export interface ReadResult {
  /** As messages show it, e.g. "content". */
  folder: string;
  sources: Source[];
  errors: Diagnostic[];
}

/** The path of a content file as messages show it, e.g. "content/guides/bread.md". */
export function fileIn(folder: string, path: string): string {
  return `${folder.replace(/\/+$/, '')}/${path}`;
}

/** An error at the value of a field. */
export function fieldError({ file, findPosition }: Source, path: FieldPath, error: Diagnostic<unknown>): Diagnostic {
  return { file, position: findPosition(path), path, ...error };
}

/** The field at a position: the last one whose value begins before or at it; `[]` in the body. */
export function fieldAt(
  { data, findPosition, positionsIn }: Pick<Source, 'data' | 'findPosition' | 'positionsIn'>,
  at: Position,
): FieldPath | undefined {
  const isBefore = ({ line, column }: Position) => line < at.line || (line === at.line && column <= at.column);
  if (isBefore(positionsIn([])(0))) return [];
  return listPaths(data).findLast((path) => isBefore(findPosition(path)));
}

/** The paths of all values, in the order of the file; groups before what is in them. */
function listPaths(value: unknown, path: FieldPath = []): FieldPath[] {
  const own = path.length > 0 ? [path] : [];
  if (typeof value !== 'object' || value === null) return own;
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [...own, ...keys.flatMap((key) => listPaths(Reflect.get(value, key), [...path, key]))];
}

/** A text of a source: the value of a field, or the Markdown below the front matter. */
export interface FieldText {
  /** `[]` for the body. */
  path: FieldPath;
  text: string;
  /** The place in the file of the character at an offset. */
  locate(offset: number): Position;
}

/** Every text of a source, in the order of the file. */
export function listTexts({ data, body, positionsIn }: Source): FieldText[] {
  const texts = [...listStrings(data), { path: [], text: body }];
  return texts.map((one) => ({ ...one, locate: positionsIn(one.path) }));
}

export function listStrings(value: unknown): { path: FieldPath; text: string }[] {
  const found: { path: FieldPath; text: string }[] = [];
  mapStrings(value, (text, path) => {
    found.push({ path, text });
    return text;
  });
  return found;
}

/** A copy of a value with every string in it changed. */
export function mapStrings(
  value: unknown,
  change: (text: string, path: FieldPath) => string,
  path: FieldPath = [],
): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((item, index) => mapStrings(item, change, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapStrings(item, change, [...path, key])]),
  );
}

/**
 * A text with values in place of its variables.
 * @param pattern global; matches a variable
 */
export function interpolate(template: string, pattern: RegExp, toText: (...match: string[]) => string) {
  // Where each value begins, and each text between values.
  const segments = [{ startInResult: 0, startInTemplate: 0, isValue: false }];
  let [text, end] = ['', 0];
  for (const match of template.matchAll(pattern)) {
    text += template.slice(end, match.index);
    segments.push({ startInResult: text.length, startInTemplate: match.index, isValue: true });
    text += toText(...match);
    end = match.index + match[0].length;
    segments.push({ startInResult: text.length, startInTemplate: end, isValue: false });
  }
  /** Where a character of the result is in the template. For a character of a value: where its variable begins. */
  const offsetInTemplate = (offset: number) => {
    const segment = segments.findLast(({ startInResult }) => startInResult <= offset);
    return segment ? segment.startInTemplate + (segment.isValue ? 0 : offset - segment.startInResult) : offset;
  };
  return { text: text + template.slice(end), offsetInTemplate };
}
