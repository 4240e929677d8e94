import { Link } from '../elements/Link.tsx';

export interface OtherJobsProps {
  jobs: readonly { path: string; title: string }[];
  /** The path of the page that lists all jobs. */
  allJobs: string;
}

export function OtherJobs({ jobs, allJobs }: OtherJobsProps) {
  return (
    <nav aria-labelledby="other-jobs">
      <h2 id="other-jobs">Other jobs</h2>
      <ul>
        {[...jobs, { path: allJobs, title: 'All jobs, and how to apply' }].map(({ path, title }) => (
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
