/** Structured data of a job: https://schema.org/JobPosting, as Google requires it. */
import { type Diagnostic, escapeHtml, fullUrl, makeWarning } from '../../engine/core/index.ts';
import type { EmploymentType, Job } from '../schema/jobs.ts';
import type { SiteSettings } from '../schema/settings.ts';

/** A warning for each open job without the fields that a posting needs. */
export function listIncompletePostings(jobs: readonly Job[]): Diagnostic[] {
  return jobs
    .filter((job) => !job.closed)
    .map((job) => ({ file: job.file, missing: listMissing(job) }))
    .filter(({ missing }) => missing.length > 0)
    .map(({ file, missing }) => {
      const message = `no job posting for search engines without ${missing.join(', ')}`;
      return makeWarning(file, 'no-job-posting', message);
    });
}

/** The posting of a job, if it is open and complete: search engines penalize other postings. */
export function makeJobPosting(job: Job, site: SiteSettings): object[] {
  const { title, slug, posted, place, closes, closed } = job;
  if (closed || listMissing(job).length > 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title,
      description: describe(job),
      identifier: { '@type': 'PropertyValue', name: site.name, value: slug },
      datePosted: posted,
      // Without a time, the posting would expire at the start of that day.
      ...(closes !== undefined && { validThrough: `${closes}T23:59` }),
      ...(job.employmentType && { employmentType: job.employmentType.map(toSchema) }),
      hiringOrganization: { '@type': 'Organization', name: site.name, sameAs: fullUrl('/', site) },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: place?.street,
          addressLocality: place?.city,
          addressRegion: place?.state,
          postalCode: place?.zip,
          addressCountry: 'US',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', ...payRange(job), unitText: job.pay.per.toUpperCase() },
      },
    },
  ];
}

/** e.g. "full-time" → "FULL_TIME" */
function toSchema(type: EmploymentType): string {
  return type.toUpperCase().replace('-', '_');
}

/** Missing fields that Google requires. They are optional in content, because a job may be added before they are known. */
function listMissing({ posted, place }: Job): string[] {
  const fields = place
    ? { posted, 'place.street': place.street, 'place.zip': place.zip }
    : { posted, 'place (street, city, state, zip)': place };
  return Object.entries(fields)
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
}

function payRange({ pay: { steps } }: Job): object {
  const amounts = steps.map(({ value }) => Number(value.replace(/[$,]/g, '')));
  const [minValue, maxValue] = [Math.min(...amounts), Math.max(...amounts)];
  return minValue === maxValue ? { value: minValue } : { minValue, maxValue };
}

function describe({ lead, hours, lifting, requirements, duties }: Job): string {
  const weight = lifting === undefined ? [] : [`Lifting requirement: ${lifting}`];
  const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
  return `<p>${escapeHtml(lead)}</p>${list(duties)}${list([...weight, ...requirements])}<p>${escapeHtml(hours)}</p>`;
}
