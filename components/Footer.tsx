import { FooterColumn } from './FooterColumn.tsx';
import { footerColumns } from './footer-columns.ts';
import { Link } from './Link.tsx';
import { Street } from './Street.tsx';
import { useSite } from './site.ts';
import { TelephoneLink } from './TelephoneLink.tsx';
import { Year } from './Year.tsx';

/** The foot of every page: what the house is, its number, and every page of it in four columns. */
export function Footer() {
  const { content, route, toUrl, year } = useSite();
  const { pages, site } = content;
  const { footer, hours, name, phone } = site;
  return (
    <footer className="footer on-deep">
      <div className="awning" />
      <div className="wide">
        <div className="footer-house">
          <p className="footer-words">{footer}</p>
          <p className="footer-call">
            <TelephoneLink phone={phone} />
            <span>{hours}</span>
          </p>
        </div>
        <nav className="footer-columns" aria-label="All pages">
          {footerColumns(content).map((column) => (
            <FooterColumn key={column.heading} {...column} />
          ))}
        </nav>
      </div>
      <Street />
      <p className="footer-line">
        <span className="wide">
          <span>
            © <Year year={year} /> {name}
          </span>
          <span className="footer-address">{site.origin + toUrl(route.path)}</span>
          <Link href="/site-map/">{pages['site-map'].title}</Link>
        </span>
      </p>
    </footer>
  );
}
