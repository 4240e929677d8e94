import { Link, type LinkTarget } from '../elements/Link.tsx';
import { TextWithIcon } from '../elements/TextWithIcon.tsx';
import { ApplyLink } from './ApplyLink.tsx';
import { Pay, type PayProps } from './Pay.tsx';
import { Terms } from './Terms.tsx';

export interface JobCardProps {
  slug: string;
  path: string;
  title: string;
  pay: PayProps;
  lifting?: string | undefined;
  hours: string;
  apply: LinkTarget;
}

/** An open job in the list. Its pay comes first, on price cards at the edge of a shelf (elements/shelf-edge.css). */
export function JobCard({ slug, path, title, pay, lifting, hours, apply }: JobCardProps) {
  const id = `job-${slug}`;
  return (
    <article className="job" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className="shelf-edge">
        <Pay {...pay} />
      </div>
      <Terms terms={{ Lifting: lifting, Hours: hours }} />
      <p className="job-links">
        <ApplyLink {...apply} />
        <Link className="link" href={path}>
          <TextWithIcon icon="arrow">All about the job</TextWithIcon>
          <span className="sr-only">: {title}</span>
        </Link>
      </p>
    </article>
  );
}
