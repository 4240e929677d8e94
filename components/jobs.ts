import type { Company } from '../build/schema/collections.ts';
import type { Content } from '../build/schema/content.ts';
import type { Job } from '../build/schema/jobs.ts';

/** The page that lists the jobs; those of single jobs stand below it. */
export const JOBS_PATH = '/company-info/employment-opportunities/';

/** Without the base path, e.g. "/company-info/employment-opportunities/cdl-driver/". */
export function pathOfJob({ slug }: Pick<Job, 'slug'>): string {
  return `${JOBS_PATH}${slug}/`;
}

/** The jobs that one can apply for. */
export function openJobs({ jobs }: Content): Job[] {
  return jobs.filter(({ closed }) => !closed);
}

/** The entry of the page that lists the jobs; what holds for all of them stands there. */
export function jobsPage({ company }: Content): Extract<Company, { layout: 'jobs' }> | undefined {
  return company.find((page) => page.layout === 'jobs');
}
