import type { Home } from '../build/schema/pages.ts';
import { Figures } from './Figures.tsx';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { Picture } from './Picture.tsx';
import { WorkedExample } from './WorkedExample.tsx';

/** What membership is worth, from published figures only. */
export function Membership({ membership }: { membership: Home['membership'] }) {
  const { heading, text, figures, example, picture, link } = membership;
  return (
    <section className="membership section band" id="membership" aria-labelledby="membership-heading">
      <div className="wide membership-parts">
        <div className="membership-words">
          <h2 id="membership-heading">{heading}</h2>
          <p className="lead">{text}</p>
          <div className="shelf-edge">
            <Figures figures={figures} />
          </div>
          <Link className="button" href={link.href}>
            {link.label}
            <Icon name="arrow" />
          </Link>
        </div>
        <div className="membership-account">
          <Picture field={picture} sizes="(min-width: 64rem) 50vw, calc(100vw - 2rem)" />
          <WorkedExample example={example} />
        </div>
      </div>
    </section>
  );
}
