import type { Hero } from '../build/schema/collections.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

/** What a hero picture says, on a panel of its own: words never stand on a busy picture. */
export function HeroCaption({ caption }: { caption: NonNullable<Hero['caption']> }) {
  const { heading, subheading, lines, position, link } = caption;
  return (
    <div className={`hero-place hero-place-${position}`}>
      <div className="hero-caption label on-deep">
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
          <Link className="button button-call" href={link.href}>
            {link.label}
            <Icon name="arrow" />
          </Link>
        )}
      </div>
    </div>
  );
}
