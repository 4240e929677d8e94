import type { Job } from '../../build/schema/jobs.ts';
import { jobsPage } from '../../components/jobs.ts';
import { OtherJobs } from '../../components/OtherJobs.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { useSite } from '../../components/site.ts';

/** What is left of a job that has closed: the way to those that are open. */
export function ClosedJob({ job }: { job: Job }) {
  const lead = jobsPage(useSite().content)?.closedText ?? job.lead;
  return (
    <main id="main">
      <PageHead entry={{ title: `${job.title}: this job is closed`, lead }} />
      <div className="wide reading closed">
        <OtherJobs job={job} />
      </div>
    </main>
  );
}
