import { Link } from '../elements/Link.tsx';

export interface Column {
  heading: string;
  links: { label: string; path: string }[];
}

/** The heading is none of the page's outline: it comes after everything that the page says. */
export function FooterColumn({ heading, links }: Column) {
  return (
    <div className="footer-column">
      <p className="footer-heading">{heading}</p>
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link href={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
