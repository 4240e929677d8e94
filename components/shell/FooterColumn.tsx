import { Link } from '../elements/Link.tsx';

export interface LinkColumn {
  heading: string;
  links: readonly { label: string; path: string }[];
}

/**
 * The heading is a paragraph, to keep it out of the outline of the page. On phones, the style sheet shows the
 * `<details>`, which opens and closes the list after it.
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
