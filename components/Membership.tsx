import type { Home } from '../build/schema/pages.ts';
import { Figures } from './Figures.tsx';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { Picture } from './Picture.tsx';

/** What membership is worth, in short: it leads on to the calculators. */
export function Membership({ membership }: { membership: Home['membership'] }) {
  const { heading, text, figures, picture, links } = membership;
  return (
    <section className="membership section band" id="membership" aria-labelledby="membership-heading">
      <div className="wide membership-parts">
        <div className="membership-words">
          <h2 id="membership-heading">{heading}</h2>
          <p className="lead">{text}</p>
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
