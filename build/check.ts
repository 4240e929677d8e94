import { explain } from './check/explain.ts';
import { fillFacts, readAllowed, readFacts } from './check/facts.ts';
import { checkFigures } from './check/figures.ts';
import { lexMarkdown } from './check/markdown.ts';
import { checkNames, checkPictures } from './check/references.ts';
import { findFilledIn, growTree } from './check/tree.ts';
import { typesetFields } from './check/typeset.ts';
import { BuildFailure, stopOn } from './errors.ts';
import { checkStrays, type Inspection } from './images/inspect.ts';
import type { Reading } from './read.ts';
import { type Content, contentSchema } from './schema/content.ts';
import type { SiteSettings } from './schema/settings.ts';

/** What a command line may set in place of content/site.md. */
export interface Overrides {
  origin?: string | undefined;
  base?: string | undefined;
}

/**
 * Turns what was read into typed content, its collections in their order.
 * @throws BuildFailure with every fault of every file
 */
export function check(reading: Reading, pictures: Inspection, overrides: Overrides): Content {
  const facts = readFacts(reading.sources);
  const filled = reading.sources.map((source) => fillFacts(source, facts));
  const sources = filled.map(({ source }) => typesetFields(source));
  const bodies = new Map(sources.map((source) => [source.file, lexMarkdown(source)]));
  const tree = growTree(sources, ({ file }) => bodies.get(file)?.tokens ?? []);
  const parsed = contentSchema.safeParse(tree.root);
  const faults = [
    ...reading.faults,
    ...findFilledIn(sources),
    ...filled.flatMap((source) => source.faults),
    ...checkFigures(reading.sources, facts, readAllowed(reading.sources)),
    ...[...bodies.values()].flatMap((body) => body.faults),
    ...checkPictures(tree, pictures),
    ...checkStrays(pictures),
    ...(parsed.error?.issues ?? []).flatMap((issue) => explain(issue, tree, reading)),
  ];
  if (!parsed.success) throw new BuildFailure(faults);
  stopOn([...faults, ...checkNames(parsed.data, tree)]);
  return inOrder({ ...parsed.data, site: override(parsed.data.site, overrides) });
}

function override(site: SiteSettings, { origin, base }: Overrides): SiteSettings {
  return { ...site, origin: origin ?? site.origin, base: base ?? site.base };
}

function inOrder(content: Content): Content {
  const { heroes, groups, services, company, managers, contacts, testimonials, jobs } = content;
  for (const list of [heroes, groups, services, company, managers, contacts, testimonials, jobs]) {
    list.sort((a, b) => a.order - b.order);
  }
  content['food-shows'].sort((a, b) => (a.starts < b.starts ? -1 : 1));
  return content;
}
