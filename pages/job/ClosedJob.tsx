import type { Job } from '../../build/schema/jobs.ts';
import { IndexList } from '../../components/IndexList.tsx';
import { JOBS_PATH, jobsPage, openJobs, pathOfJob } from '../../components/jobs.ts';
import { PageHead } from '../../components/PageHead.tsx';
import { useSite } from '../../components/site.ts';
import { TelephoneLink } from '../../components/TelephoneLink.tsx';

/** What is left of a job that has closed: the way to those that are open. */
export function ClosedJob({ job }: { job: Job }) {
  const { content } = useSite();
  const page = jobsPage(content);
  const open = openJobs(content).map((other) => ({ path: pathOfJob(other), label: other.title, summary: other.lead }));
  return (
    <main id="main">
      <PageHead entry={{ title: `${job.title}: this job is closed`, lead: page?.closedText ?? job.lead }} />
      <p className="wide house-phone">
        <TelephoneLink phone={content.site.phone} />
      </p>
      <section className="section wide index" aria-labelledby="jobs">
        <h2 id="jobs">{page?.jobsHeading}</h2>
        <IndexList entries={[...open, { path: JOBS_PATH, label: 'All jobs, and how to apply' }]} />
      </section>
    </main>
  );
}
