import type { Token } from 'marked';
import type { z } from 'zod';
import { AuthorError, type Position } from '../faults/errors.ts';
import type { FieldPath } from '../read/field-path.ts';
import type { Source } from '../read/read.ts';

/** What the build fills in; an author cannot set these. */
export const FILLED_IN = ['slug', 'file', 'body'];

/** The folder whose files are single pages, each with a schema of its own. Other folders are collections. */
const SINGLES = 'pages';
const SETTINGS = ['site', 'facts'];

type Fields = Record<string, unknown>;
type Body = readonly Token[];

export interface Place {
  file: string;
  position: Position;
  /** The field within its file, e.g. "figures.0.label". */
  field: string;
}

/** The content folder as one unchecked value, and the way back from a path in it to a file. */
export interface Tree {
  root: Fields;
  /** What the content may be. */
  schema: z.ZodType;
  /** The sources at or below a path of the tree, e.g. every service for ["services"]. */
  sourcesBelow(path: FieldPath): Source[];
  /** Where a fault is shown: on the field's value, or on its name. */
  placeOf(path: FieldPath, on?: 'value' | 'name'): Place | undefined;
}

/** Lays sources out as the schema of the content expects them: settings, pages by name, collections as lists. */
export function growTree(sources: readonly Source[], bodyOf: (source: Source) => Body, schema: z.ZodType): Tree {
  const root: Fields = {};
  const places = new Map<string, Source>();
  for (const [folder, members] of groupByFolder(sources)) {
    const branch: Fields = {};
    members.forEach((source, index) => {
      const key = keyIn(folder, source, index);
      branch[key] = { ...asFields(source.data), slug: slugOf(source), file: source.file, body: bodyOf(source) };
      places.set(folder === '' ? key : `${folder}/${key}`, source);
    });
    if (folder === '') Object.assign(root, branch);
    else root[folder] = folder === SINGLES ? branch : Object.values(branch);
  }
  return {
    root,
    schema,
    sourcesBelow: (path) => sourcesBelow(places, path),
    placeOf: (path, on) => placeOf(places, path, on),
  };
}

/** Faults for fields that an author wrote although the build fills them in. */
export function findFilledIn(sources: readonly Source[]): AuthorError[] {
  return sources.flatMap((source) =>
    Object.keys(asFields(source.data))
      .filter((name) => FILLED_IN.includes(name))
      .map((name) => {
        const message = `${name}: found a field that the build fills in itself, write it nowhere`;
        return new AuthorError(source.file, source.positionOfKey([name]), message);
      }),
  );
}

function sourcesBelow(places: Map<string, Source>, path: FieldPath): Source[] {
  const start = `${keyOf(path)}/`;
  return [...places].filter(([key]) => `${key}/`.startsWith(start)).map(([, source]) => source);
}

function placeOf(places: Map<string, Source>, path: FieldPath, on: 'value' | 'name' = 'value'): Place | undefined {
  const depth = places.has(keyOf(path.slice(0, 1))) ? 1 : 2;
  const source = places.get(keyOf(path.slice(0, depth)));
  if (!source) return undefined;
  const { file, bodyLine } = source;
  const rest = path.slice(depth);
  if (rest[0] === 'body') return { file, position: { line: bodyLine, column: 1 }, field: 'text' };
  const position = on === 'name' ? source.positionOfKey(rest) : source.positionOf(rest);
  return { file, position, field: rest.map(String).join('.') || 'front matter' };
}

function groupByFolder(sources: readonly Source[]): Map<string, Source[]> {
  const folders = new Map<string, Source[]>();
  for (const source of sources) {
    const folder = source.path.split('/').slice(0, -1).join('/');
    folders.set(folder, [...(folders.get(folder) ?? []), source]);
  }
  return folders;
}

/** A file beside the settings is kept under its whole name, which the schema then refuses. */
function keyIn(folder: string, source: Source, index: number): string {
  const slug = slugOf(source);
  if (folder === SINGLES) return slug;
  if (folder !== '') return String(index);
  return SETTINGS.includes(slug) ? slug : source.path;
}

function slugOf({ path }: Source): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.md'.length);
}

function asFields(data: unknown): Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {};
}

function keyOf(path: FieldPath): string {
  return path.map(String).join('/');
}
