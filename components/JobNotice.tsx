import type { Job } from '../build/schema/collections.ts';
import { FigureValue } from './FigureValue.tsx';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

/** An open job as a notice by the time clock: the pay first, all of it on one sheet. */
export function JobNotice({ job }: { job: Job }) {
  const { title, pay, payUnit, payLater, hours, requirements, duties, apply } = job;
  return (
    <article className="job label">
      <h3>{title}</h3>
      <p className="job-pay">
        <FigureValue value={pay} /> <span className="job-unit">{payUnit}</span>
        {payLater && <span className="job-later">{payLater}</span>}
      </p>
      <dl className="job-terms">
        <Term name="Hours" lines={[hours]} />
        <Term name="What we ask" lines={requirements} />
        <Term name="What you do" lines={duties} />
      </dl>
      <Link className="button button-call" href={apply.href}>
        {apply.label}
        <Icon name="outside" />
      </Link>
    </article>
  );
}

function Term({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
}
