import { formatDates } from '../../site/model/dates.ts';
import { Icon } from '../elements/Icon.tsx';
import { Link } from '../elements/Link.tsx';

export interface UpcomingShow {
  title: string;
  /** The first and the last day, e.g. "2027-03-09". */
  starts: string;
  ends: string;
  /** When it begins on the first day and ends on the last, e.g. "8:00 AM", "5:00 PM" and "EST". */
  hours?: { from: string; to: string; timezone: string } | undefined;
  place: readonly string[];
  text?: string | undefined;
  /** The path of the calendar file. */
  calendar: string;
}

export interface NextShowProps {
  shows: readonly UpcomingShow[];
  language: string;
}

export function NextShow({ shows, language }: NextShowProps) {
  if (shows.length === 0) return null;
  return (
    <section className="wide food-shows" aria-labelledby="shows">
      <h2 id="shows">{shows.length === 1 ? 'The next show' : 'The next shows'}</h2>
      <ul>
        {shows.map((show) => (
          <li key={show.calendar} className="food-show panel">
            <h3>{show.title}</h3>
            <p className="food-show-date">
              <time dateTime={show.starts}>{formatDates(show.starts, show.ends, language)}</time>
            </p>
            {show.hours && <p>{formatHours(show, show.hours)}</p>}
            <address>
              {show.place.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            {show.text && <p>{show.text}</p>}
            <Link className="link" href={show.calendar}>
              <Icon name="calendar" />
              Save in your calendar<span className="sr-only">: {show.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function formatHours(
  { starts, ends }: UpcomingShow,
  { from, to, timezone }: NonNullable<UpcomingShow['hours']>,
): string {
  return starts === ends
    ? `${from} to ${to} (${timezone})`
    : `From ${from} on the first day to ${to} on the last (${timezone})`;
}
