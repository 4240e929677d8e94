import { Icon } from '../elements/Icon.tsx';
import { Link, type LinkTarget } from '../elements/Link.tsx';

export interface HeroCaptionProps {
  heading: string;
  subheading?: string | undefined;
  lines: readonly string[];
  /** One of nine positions, e.g. "bottom-left". */
  position: string;
  link?: LinkTarget | undefined;
}

/** The text of a hero picture, on a panel, because text on a busy picture is hard to read. */
export function HeroCaption({ heading, subheading, lines, position, link }: HeroCaptionProps) {
  return (
    <div className={`hero-place hero-place-${position}`}>
      <div className="hero-caption panel on-dark">
        <h2>{heading}</h2>
        {subheading && <p className="hero-subheading">{subheading}</p>}
        {lines.length > 0 && (
          <ul className="hero-lines">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {link && (
          <Link className="button button-primary" href={link.href}>
            {link.label}
            <Icon name="arrow" />
          </Link>
        )}
      </div>
    </div>
  );
}
