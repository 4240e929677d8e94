import type { Job } from '../build/schema/jobs.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

/** Leads out of the site, to where one applies. */
export function ApplyLink({ apply: { href, label } }: Pick<Job, 'apply'>) {
  return (
    <Link className="button button-call" href={href}>
      {label}
      <Icon name="outside" />
    </Link>
  );
}
