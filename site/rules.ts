import type { Overrides, Rules } from '../engine/check/rules.ts';
import { checkFigures } from './checks/bare-figures.ts';
import { fillFacts, readFacts } from './checks/facts.ts';
import { checkNames } from './checks/references.ts';
import { type Content, contentSchema } from './schema/content.ts';
import type { SiteSettings } from './schema/settings.ts';

/** What this site asks of its content. */
export const rules: Rules<Content> = {
  schema: contentSchema,
  texts(reading) {
    const facts = readFacts(reading.sources);
    return { fill: (source) => fillFacts(source, facts), faults: checkFigures(reading, facts) };
  },
  checkNames,
  finish: (content, overrides) => inOrder({ ...content, site: override(content.site, overrides) }),
};

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
