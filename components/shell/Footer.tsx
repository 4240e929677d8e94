import { Link } from '../elements/Link.tsx';
import { TelephoneLink } from '../people/TelephoneLink.tsx';
import { FooterColumn, type LinkColumn } from './FooterColumn.tsx';

export interface FooterProps {
  text: string;
  phone: string;
  hours: string;
  columns: readonly LinkColumn[];
  year: number;
  /** The name of the organization. */
  name: string;
  /** The full URL of the page, for print. */
  url: string;
  lastLine: LinkColumn['links'];
}

/** `awning` and `street` are drawings. */
export function Footer({ text, phone, hours, columns, year, name, url, lastLine }: FooterProps) {
  return (
    <footer className="footer on-dark">
      <div className="awning" />
      <div className="wide">
        <div className="footer-top">
          <p className="footer-text">{text}</p>
          <p className="footer-call">
            <TelephoneLink phone={phone} />
            <span>{hours}</span>
          </p>
        </div>
        <nav className="footer-columns" aria-label="All pages">
          {columns.map((column) => (
            <FooterColumn key={column.heading} {...column} />
          ))}
        </nav>
      </div>
      <div className="street" />
      <p className="footer-line">
        <span className="wide">
          <span>
            © <Year year={year} /> {name}
          </span>
          <span className="footer-url">{url}</span>
          {lastLine.map(({ label, path }) => (
            <Link key={path} href={path}>
              {label}
            </Link>
          ))}
        </span>
      </p>
    </footer>
  );
}

/** The year of the copyright line. client/shell/year.ts updates it in the new year. */
function Year({ year }: { year: number }) {
  return <span data-year>{year}</span>;
}
