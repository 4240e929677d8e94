import { Icon } from '../elements/Icon.tsx';
import { Link, type LinkTarget } from '../elements/Link.tsx';
import { Picture, type PictureSource } from '../elements/Picture.tsx';
import { ShortText } from '../elements/ShortText.tsx';

export interface HeroSlideProps {
  picture: PictureSource;
  caption?: HeroCaptionProps | undefined;
}

export function HeroSlide({ picture, caption, priority }: HeroSlideProps & { priority: boolean }) {
  return (
    <div className="hero-slide">
      <Picture
        picture={picture}
        sizes="(min-width: 72rem) 100vw, (min-width: 60rem) 69.5rem, 100vw"
        priority={priority}
      />
      {caption && <HeroCaption {...caption} />}
    </div>
  );
}

interface HeroCaptionProps {
  heading: string;
  subheading?: string | undefined;
  lines: readonly string[];
  /** One of nine positions, e.g. "bottom-left". */
  position: string;
  link?: LinkTarget | undefined;
}

/** The text of a hero picture, on a panel, because text on a busy picture is hard to read. */
function HeroCaption({ heading, subheading, lines, position, link }: HeroCaptionProps) {
  return (
    <div className={`hero-place hero-place-${position}`}>
      <div className="hero-caption panel on-dark">
        <h2>{heading}</h2>
        {subheading && (
          <p className="hero-subheading">
            <ShortText>{subheading}</ShortText>
          </p>
        )}
        {lines.length > 0 && (
          <ul className="hero-lines">
            {lines.map((line) => (
              <li key={line}>
                <span>
                  <ShortText>{line}</ShortText>
                </span>
              </li>
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
