import type { Job } from '../build/schema/jobs.ts';
import { JOBS_PATH, openJobs, pathOfJob } from './jobs.ts';
import { Link } from './Link.tsx';
import { useSite } from './site.ts';

/** The way from one job to the others. */
export function OtherJobs({ job }: { job: Job }) {
  const { content } = useSite();
  const others = openJobs(content).filter(({ slug }) => slug !== job.slug);
  return (
    <nav className="other-jobs" aria-labelledby="other-jobs">
      <h2 id="other-jobs">Other jobs</h2>
      <ul>
        {others.map((other) => (
          <li key={other.slug}>
            <Link className="more" href={pathOfJob(other)}>
              {other.title}
            </Link>
          </li>
        ))}
        <li>
          <Link className="more" href={JOBS_PATH}>
            All jobs, and how to apply
          </Link>
        </li>
      </ul>
    </nav>
  );
}
