import { parseFile } from '../../content/decode.ts';
import type { FieldPath } from '../../content/field-path.ts';
import type { Source } from '../../content/source.ts';
import type { Addition, AuthorError } from '../../core/diagnostics.ts';

/** A fault as a form shows it. */
export interface PlacedFault {
  file: string;
  line: number;
  /** What was found and what to write, without the name of the field. */
  message: string;
  /** Of the field; of the text, an empty one; where it cannot be told, none. */
  path?: FieldPath | undefined;
  /** What would let stand what was found. */
  addition?: Addition | undefined;
}

/**
 * Faults, each with the field that it stands in.
 * @param readBytes a content file as it was tried, by the name that faults have for it
 */
export function placeFaults(
  faults: readonly AuthorError[],
  readBytes: (file: string) => Uint8Array | undefined,
): PlacedFault[] {
  const sources = new Map<string, Source | undefined>();
  const sourceOf = (file: string) => {
    const bytes = readBytes(file);
    if (!sources.has(file)) sources.set(file, bytes && parseFile({ path: file, file, hash: '' }, bytes).source);
    return sources.get(file);
  };
  return faults.map((fault) => withButton(place(fault, sourceOf(fault.file)), fault));
}

/** A button does what the message would have somebody copy. */
function withButton(placed: PlacedFault, { addition }: AuthorError): PlacedFault {
  return addition ? { ...placed, message: addition.plain, addition } : placed;
}

function place({ file, position, message }: AuthorError, source: Source | undefined): PlacedFault {
  const { line } = position;
  if (source === undefined) return { file, line, message };
  if (line >= source.bodyLine) return { file, line, message: message.replace(/^text: /, ''), path: [] };
  const named = /^([\w.-]+): /.exec(message)?.[1];
  const paths = listPaths(source.data);
  const own = paths.find((path) => path.map(String).join('.') === named);
  if (own) return { file, line, message: message.slice((named?.length ?? 0) + 2), path: own };
  // What is missing stands nowhere, and is told of its group.
  if (named !== undefined && /: found nothing/.test(message)) {
    return { file, line, message: message.slice(named.length + 2), path: named.split('.').map(asKey) };
  }
  const before = (path: FieldPath) => {
    const at = source.positionOf(path);
    return at.line < line || (at.line === line && at.column <= position.column);
  };
  return { file, line, message, path: paths.filter(before).at(-1) };
}

function asKey(key: string): string | number {
  return /^\d+$/.test(key) ? Number(key) : key;
}

/** Of every value that is no group, in the order of the file; groups before what is in them. */
function listPaths(value: unknown, path: FieldPath = []): FieldPath[] {
  const own = path.length > 0 ? [path] : [];
  if (typeof value !== 'object' || value === null) return own;
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [...own, ...keys.flatMap((key) => listPaths(Reflect.get(value, key), [...path, key]))];
}
