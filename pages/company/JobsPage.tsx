import type { Company } from '../../build/schema/collections.ts';
import { JobNotice } from '../../components/JobNotice.tsx';
import { openJobs } from '../../components/jobs.ts';
import { OutsideLinks } from '../../components/OutsideLinks.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Prose } from '../../components/Prose.tsx';
import { useSite } from '../../components/site.ts';

type Jobs = Extract<Company, { layout: 'jobs' }>;

/** The picture waits below: who comes here comes for the pay. */
export function JobsPage({ entry }: { entry: Jobs }) {
  const jobs = openJobs(useSite().content);
  const { picture, ...words } = entry;
  return (
    <main id="main" className="jobs-page">
      <PageHead entry={{ ...words, picture: undefined }} />
      {jobs.length > 0 && (
        <section className="wide" aria-labelledby="jobs">
          <h2 id="jobs" className="unseen">
            {entry.jobsHeading}
          </h2>
          <div className="jobs">
            {jobs.map((job) => (
              <JobNotice key={job.slug} job={job} />
            ))}
          </div>
        </section>
      )}
      <section className="section wide account" aria-labelledby="apply">
        <div className="account-name">
          <h2 id="apply">{entry.applyHeading}</h2>
          <p>{entry.applyText}</p>
        </div>
        <OutsideLinks links={entry.outside} />
      </section>
      <div className="wide reading jobs-reading">
        <Prose body={entry.body} />
        {picture && <Picture field={picture} sizes="(min-width: 64rem) 40vw, 100vw" priority />}
      </div>
    </main>
  );
}
