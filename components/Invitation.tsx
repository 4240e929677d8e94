import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { useSite } from './site.ts';

/** The end of a page: the one thing to do next. */
export function Invitation() {
  const { heading, text, link } = useSite().content.site.invitation;
  return (
    <section className="invitation wide" aria-labelledby="invitation">
      <h2 id="invitation">{heading}</h2>
      <div className="invitation-words">
        <p>{text}</p>
        <Link className="button button-call" href={link.href}>
          {link.label}
          <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}
