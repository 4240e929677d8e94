import { load } from 'cheerio';
import { addFile, copyFixture, type FixtureSite, readFixture } from '../../support/fixture-site.ts';

export const LIST = 'company-info/employment-opportunities/index.html';
export const PAGE = 'company-info/employment-opportunities/driver/index.html';
export const APPLY = 'https://careers.example.com/driver';

const JOBS_PAGE = `---
title: Jobs
description: The jobs of a very small co-operative that exists for tests alone.
lead: Drive.
layout: jobs
order: 2
summary: Drive.
jobsHeading: Open jobs
applyHeading: Apply
applyText: There.
closedText: Thank you for looking.
outside: [{ label: There, href: "https://example.com/", text: There }]
---
`;

export function job(more = '', fields: Record<string, string> = {}): string {
  const words = {
    title: 'Driver',
    lead: 'Drive.',
    steps: '[{ value: "{{driver-start}}" }]',
    duties: '[Drive]',
    ...fields,
  };
  return `---
title: ${words.title}
description: A job at a very small co-operative that exists for tests alone.
lead: ${words.lead}
order: 1
pay: { per: hour, steps: ${words.steps} }
lifting: "{{lifting}}"
hours: Days
requirements: [A licence]
duties: ${words.duties}
apply: { label: Apply, href: "${APPLY}" }
${more}
---
`;
}

const FACTS = `facts:
  driver-start: { value: 24, unit: dollars an hour, text: $24.00 }
  selector-start: { value: 19, unit: dollars an hour, text: $19.00 }
  selector-later: { value: 22.39, unit: dollars an hour, text: $22.39 }
  lifting: { value: 50, unit: pounds, text: 50 lb }`;

export const COMPLETE = `posted: 2026-02-01
place: { street: 1 Dock Road, city: Tiny Town, state: GA, zip: "30303" }
closes: 2026-03-01`;

export async function tryJob(content: string, date: string, look: (fixture: FixtureSite) => void): Promise<void> {
  const fixture = copyFixture();
  addFile(fixture, 'company/employment-opportunities.md', JOBS_PAGE);
  addFile(fixture, 'facts.md', readFixture('base/facts.md').replace('facts:', FACTS));
  addFile(fixture, 'jobs/driver.md', content);
  await fixture.build({ date });
  look(fixture);
  fixture.remove();
}

export function postings(fixture: FixtureSite, path: string): Record<string, unknown>[] {
  const page = load(fixture.read(path));
  return page('script[type="application/ld+json"]')
    .toArray()
    .map((element) => JSON.parse(page(element).text()))
    .filter((data) => data['@type'] === 'JobPosting');
}

export function noticesOf({ lines }: FixtureSite): string[] {
  return lines.filter((line) => line.includes('jobs/driver.md')).map((line) => line.replace(/^.*jobs\//, ''));
}
