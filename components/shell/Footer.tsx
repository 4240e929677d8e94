import { Link } from '../elements/Link.tsx';
import { TelephoneLink } from '../people/TelephoneLink.tsx';
import { type Column, FooterColumn } from './FooterColumn.tsx';
import { Year } from './Year.tsx';

export interface FooterProps {
  words: string;
  phone: string;
  hours: string;
  columns: readonly Column[];
  year: number;
  /** Of the organisation. */
  name: string;
  /** The whole address of the page, for those who hold it on paper. */
  address: string;
  /** Beside that address. */
  line: Column['links'];
}

/** The foot of every page: what the house is, its number, and every page of it in four columns. */
export function Footer({ words, phone, hours, columns, year, name, address, line }: FooterProps) {
  return (
    <footer className="footer on-deep">
      <div className="awning" />
      <div className="wide">
        <div className="footer-top">
          <p className="footer-words">{words}</p>
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
          <span className="footer-address">{address}</span>
          {line.map(({ label, path }) => (
            <Link key={path} href={path}>
              {label}
            </Link>
          ))}
        </span>
      </p>
    </footer>
  );
}
