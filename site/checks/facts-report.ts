import { inspectPictures } from '../../engine/assets/index.ts';
import { openBuildCache } from '../../engine/build/index.ts';
import { runReadOnly } from '../../engine/cli/index.ts';
import { type ReadResult, readContent, validate } from '../../engine/content/index.ts';
import type { BuildOptions } from '../../engine/core/index.ts';
import { PALETTE } from '../model/palette.ts';
import { rules } from '../rules.ts';
import type { FactsEntry } from '../schema/facts.ts';
import { findContradictions } from './contradictions.ts';
import { listUsedFacts } from './variables.ts';

const COMMAND = { name: 'facts', help: 'Lists where each fact is used, and facts that contradict each other.' };

export const run = (args: readonly string[]): Promise<number> => runReadOnly(args, COMMAND, reportFacts);

/** @throws BuildFailure with every error in the content */
async function reportFacts(options: Omit<BuildOptions, 'out'>): Promise<void> {
  const reading = readContent(options.content);
  const pictures = await inspectPictures(options.images, PALETTE.paper, openBuildCache(options));
  const { content } = validate(rules, reading, { pictures }, options);
  const { facts } = content;
  const uses = findUses(reading);
  const sections = [
    listUses(facts, uses),
    formatSection('Facts that no text names', listUnusedFacts(facts, uses)),
    formatSection('Bare figures that are allowed', listAllowlist(facts)),
    formatSection('Facts that contradict each other', findContradictions(facts)),
  ];
  options.log(sections.flat().join('\n'));
}

type Uses = ReadonlyMap<string, readonly string[]>;

/** The places that name each fact, e.g. "content/services/grocery.md:4:31". */
function findUses({ sources }: ReadResult): Uses {
  const uses = new Map<string, string[]>();
  for (const source of sources) {
    for (const { name, position } of listUsedFacts(source)) {
      const place = `${source.file}:${position.line}:${position.column}`;
      uses.set(name, [...(uses.get(name) ?? []), place]);
    }
  }
  return uses;
}

/** A value of several numbers is a size, shown as e.g. "40 by 48". */
function listUses({ facts }: FactsEntry, uses: Uses): string[] {
  return Object.entries(facts).flatMap(([name, { text, value, unit }]) => {
    const places = uses.get(name) ?? [];
    return places.length === 0
      ? []
      : [`${name}: ${text} (${[value].flat().join(' by ')} ${unit})`, ...places.map((place) => `  ${place}`), ''];
  });
}

function listUnusedFacts({ facts }: FactsEntry, uses: Uses): string[] {
  return Object.entries(facts)
    .filter(([name]) => !uses.has(name))
    .map(([name, { text }]) => `${name}: ${text}`);
}

function listAllowlist({ allowlist }: FactsEntry): string[] {
  return allowlist.map(({ text, in: path, reason }) => `"${text}" in ${path}: ${reason}`);
}

function formatSection(heading: string, lines: readonly string[]): string[] {
  return [`${heading}: ${lines.length === 0 ? 'none' : lines.length}`, ...lines.map((line) => `  ${line}`)];
}
