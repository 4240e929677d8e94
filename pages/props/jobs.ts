import type { Content } from '../../site/schema/content.ts';
import type { CompanyPage } from '../../site/schema/entries.ts';
import type { Job } from '../../site/schema/jobs.ts';

/** The entry of the page that lists the open jobs. */
export type JobsEntry = Extract<CompanyPage, { layout: 'jobs' }>;

export function listOpenJobs({ jobs }: Content): Job[] {
  return jobs.filter(({ closed }) => !closed);
}

export function findJobsEntry({ company }: Content): JobsEntry | undefined {
  return company.find((page) => page.layout === 'jobs');
}
