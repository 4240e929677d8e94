import { Link } from '../elements/Link.tsx';

export interface LinkColumn {
  heading: string;
  links: readonly { label: string; path: string }[];
}

/**
 * Its heading is a paragraph, because the outline of the page ends with the content. On phones, the disclosure shows and hides
 * the list after it. The style sheet shows the disclosure; in wide windows the list is always open.
 */
export function FooterColumn({ heading, links }: LinkColumn) {
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
