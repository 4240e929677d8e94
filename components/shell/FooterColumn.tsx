import { Link } from '../elements/Link.tsx';

export interface Column {
  heading: string;
  links: readonly { label: string; path: string }[];
}

/**
 * The heading is not in the outline of the page, because it follows all content. On phones a button opens the list. The button
 * is a sibling of the list, which is always open in wide windows, and is hidden until the style sheet shows it.
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
