import { Link } from '../elements/Link.tsx';

export interface Column {
  heading: string;
  links: { label: string; path: string }[];
}

/**
 * The heading is none of the page's outline: it comes after everything that the page says. A phone has its words on a
 * switch that opens the list. The switch stands beside the list, not around it, for in wider windows the list is
 * always open and there is none; so it is hidden until the style sheet shows it.
 */
export function FooterColumn({ heading, links }: Column) {
  return (
    <div className="footer-column">
      <p className="footer-heading">{heading}</p>
      <details className="footer-switch" hidden>
        <summary>{heading}</summary>
      </details>
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
