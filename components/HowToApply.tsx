import { Icon } from './Icon.tsx';
import { jobsPage } from './jobs.ts';
import { Link } from './Link.tsx';
import { useSite } from './site.ts';

/** The words and the outside links of the page of jobs, beside a single job. */
export function HowToApply() {
  const page = jobsPage(useSite().content);
  if (!page) return null;
  return (
    <section className="apply" aria-labelledby="apply">
      <h2 id="apply">{page.applyHeading}</h2>
      <p>{page.applyText}</p>
      <ul>
        {page.outside.map(({ href, label }) => (
          <li key={href}>
            <Link className="more" href={href}>
              {label}
              <Icon name="outside" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
