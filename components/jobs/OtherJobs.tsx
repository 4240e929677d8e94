import { Link } from '../elements/Link.tsx';

export interface OtherJobsProps {
  jobs: readonly { path: string; title: string }[];
  /** The page that lists all jobs. */
  all: string;
}

/** Links from a job to the others. */
export function OtherJobs({ jobs, all }: OtherJobsProps) {
  return (
    <nav aria-labelledby="other-jobs">
      <h2 id="other-jobs">Other jobs</h2>
      <ul>
        {[...jobs, { path: all, title: 'All jobs, and how to apply' }].map(({ path, title }) => (
          <li key={path}>
            <Link className="link" href={path}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
