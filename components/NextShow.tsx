import type { Service } from '../build/schema/collections.ts';
import { writeDates } from './dates.ts';
import { calendarOf, showsOf } from './food-shows.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { useSite } from './site.ts';

/** The dates of the shows that belong to a service, as tickets to put into the calendar; nothing while there are none. */
export function NextShow({ service }: { service: Service }) {
  const { content } = useSite();
  const shows = showsOf(service, content);
  if (shows.length === 0) return null;
  return (
    <section className="wide shows" aria-labelledby="shows">
      <h2 id="shows">{shows.length === 1 ? 'The next show' : 'The next shows'}</h2>
      <ul>
        {shows.map((show) => (
          <li key={show.slug} className="show label">
            <h3>{show.title}</h3>
            <p className="show-date">
              <time dateTime={show.starts}>{writeDates(show.starts, show.ends, content.site.language)}</time>
            </p>
            <address>
              {show.place.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            {show.text && <p>{show.text}</p>}
            <Link className="more" href={calendarOf(show, content)}>
              <Icon name="calendar" />
              Save in your calendar<span className="unseen">: {show.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
