/** What the specification of this website demands, copied by hand to test/fixtures/tables/specification.yaml. */
import { z } from 'zod';
import { readTable } from '../support/table.ts';

// `addedPages` lists pages beyond the specification, `figures` lists how content/facts.md writes some facts.
const text = z.string();
const texts = z.array(text);
export const specification = readTable(
  'specification',
  z.strictObject({
    ...{ routes: texts, services: z.record(text, z.record(text, text)), jobs: texts, figures: texts },
    ...{ facts: z.record(text, texts), links: z.record(text, texts), siteMap: texts, addedPages: texts },
    counts: z.record(text, z.record(text, z.number())),
  }),
);
export const SERVICES = Object.values(specification.services).flatMap((services) => Object.keys(services));
export const ROUTES = [...specification.routes, ...SERVICES];
export const JOBS = specification.jobs;
