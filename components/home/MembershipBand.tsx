import { Icon } from '../elements/Icon.tsx';
import { Lead } from '../elements/Lead.tsx';
import { Link, type LinkField } from '../elements/Link.tsx';
import { Picture, type PictureField } from '../elements/Picture.tsx';
import { type Figure, Figures } from '../figures/Figures.tsx';

export interface MembershipBandProps {
  heading: string;
  text: string;
  figures: readonly Figure[];
  picture: PictureField;
  /** The first is the button. */
  links: readonly LinkField[];
}

/** What membership is worth, in short: it leads on to the calculators. */
export function MembershipBand({ heading, text, figures, picture, links }: MembershipBandProps) {
  return (
    <section className="section band" id="membership" aria-labelledby="membership-heading">
      <div className="wide membership-parts">
        <div className="membership-words">
          <h2 id="membership-heading">{heading}</h2>
          <Lead>{text}</Lead>
          <div className="shelf-edge">
            <Figures figures={figures} />
          </div>
          <div className="membership-links">
            {links.map(({ label, href }, index) => (
              <Link key={href} className={index === 0 ? 'button' : 'more'} href={href}>
                {label}
                <Icon name="arrow" />
              </Link>
            ))}
          </div>
        </div>
        <Picture field={picture} sizes="(min-width: 64rem) 50vw, calc(100vw - 2rem)" />
      </div>
    </section>
  );
}
