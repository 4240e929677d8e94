import type { Job } from '../build/schema/jobs.ts';
import { ApplyLink } from './ApplyLink.tsx';
import { Icon } from './Icon.tsx';
import { pathOfJob } from './jobs.ts';
import { Link } from './Link.tsx';
import { Pay } from './Pay.tsx';
import { Terms } from './Terms.tsx';

/** An open job in the list: the pay first, then what decides whether to read on. */
export function JobNotice({ job }: { job: Job }) {
  const { slug, title, pay, hours, lifting } = job;
  const id = `job-${slug}`;
  return (
    <article className="job" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className="shelf-edge">
        <Pay pay={pay} />
      </div>
      <Terms terms={{ Lifting: lifting, Hours: hours }} />
      <p className="job-links">
        <ApplyLink apply={job.apply} />
        <Link className="more" href={pathOfJob(job)}>
          All about the job<span className="unseen">: {title}</span>
          <Icon name="arrow" />
        </Link>
      </p>
    </article>
  );
}
