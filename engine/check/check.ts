import { basename } from 'node:path';
import { type AuthorError, BuildFailure } from '../faults/errors.ts';
import { asFailure, unforeseen } from '../faults/unforeseen.ts';
import { checkStrays, type Inspection } from '../images/inspect.ts';
import type { Reading, Source } from '../read/read.ts';
import { findCulprits } from './culprits.ts';
import { explain } from './explain.ts';
import { lexMarkdown } from './markdown.ts';
import { checkFields } from './plain.ts';
import { checkPictures } from './references.ts';
import type { Overrides, Rules } from './rules.ts';
import { standIn } from './stand-in.ts';
import { findFilledIn, growTree } from './tree.ts';
import { typesetFields } from './typeset.ts';
import { standForUnread } from './unread.ts';

/** What is known of the content after every check of its files. */
export interface Survey<Content> {
  /** In its order; where there are faults, stand-ins take the place of what is wrong, as far as there are any. */
  content: Content | undefined;
  faults: AuthorError[];
  /** The names, e.g. "grocery", of the entries that may not stand where links look for them. */
  unsound: ReadonlySet<string>;
  sources: Source[];
}

/**
 * Turns what was read into typed content, its collections in their order.
 * @throws BuildFailure with every fault of every file
 */
export function check<Content>(
  rules: Rules<Content>,
  reading: Reading,
  pictures: Inspection,
  overrides: Overrides,
): Content {
  const { content, faults } = survey(rules, reading, pictures, overrides);
  if (!content || faults.length > 0) throw new BuildFailure(faults);
  return content;
}

/** The same with the faults told; whatever a file should make the checks themselves throw is a fault of that file. */
export function survey<Content>(
  rules: Rules<Content>,
  reading: Reading,
  pictures: Inspection,
  overrides: Overrides,
): Survey<Content> {
  const checkAll = (sources: Source[]) => surveySources(rules, { ...reading, sources }, pictures, overrides);
  try {
    return checkAll(reading.sources);
  } catch (error) {
    const { culprits, others } = findCulprits(reading.sources, checkAll);
    if (culprits.length === 0) throw asFailure(reading.folder, error);
    const told = culprits.map(({ source, cause }) => unforeseen(source.file, cause));
    return survey(rules, { ...reading, sources: others, faults: [...reading.faults, ...told] }, pictures, overrides);
  }
}

function surveySources<Content>(
  { schema, texts, checkNames, finish }: Rules<Content>,
  reading: Reading,
  pictures: Inspection,
  overrides: Overrides,
): Survey<Content> {
  const rules = texts(reading);
  const filled = reading.sources.map(rules.fill);
  const sources = filled.map(({ source }) => typesetFields(source));
  const bodies = new Map(sources.map((source) => [source.file, lexMarkdown(source)]));
  const unread = standForUnread(reading);
  const tree = growTree([...sources, ...unread], ({ file }) => bodies.get(file)?.tokens ?? [], schema);
  const parsed = schema.safeParse(tree.root);
  const content = parsed.success ? parsed.data : standIn(schema, tree.root);
  const issues = (parsed.error?.issues ?? []).flatMap((issue) => explain(issue, tree, reading));
  const mistaken = issues.filter(({ file }) => !unread.some((source) => source.file === file));
  const names = content ? checkNames(content, tree, reading) : [];
  // A stand-in is a name that there is not.
  const unknown = names.filter((name) => !issues.some((issue) => isAtPlaceOf(issue, name)));
  const astray = [...reading.faults, ...mistaken, ...unknown];
  const faults = [
    ...astray,
    ...findFilledIn(sources),
    ...reading.sources.flatMap(checkFields),
    ...filled.flatMap((source) => source.faults),
    ...rules.faults,
    ...[...bodies.values()].flatMap((body) => body.faults),
    ...checkPictures(tree, pictures),
    ...checkStrays(pictures),
  ];
  return {
    content: content && finish(content, overrides),
    faults,
    unsound: new Set(astray.map(({ file }) => basename(file, '.md'))),
    sources: reading.sources,
  };
}

function isAtPlaceOf(one: AuthorError, other: AuthorError): boolean {
  const { line, column } = other.position;
  return one.file === other.file && one.position.line === line && one.position.column === column;
}
