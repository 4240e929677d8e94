import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { project } from '../support/project.ts';

const text = z.string();
const texts = z.array(text);
const schema = z.strictObject({
  routes: texts,
  services: z.record(text, z.record(text, text)),
  facts: z.record(text, texts),
  openJobs: z.record(text, texts),
  links: z.record(text, texts),
});

/** What the specification of this website fixes. */
export const specification = schema.parse(parse(readFileSync(join(project, 'test/spec/specification.yaml'), 'utf8')));
