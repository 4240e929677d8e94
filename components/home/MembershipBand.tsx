import { Actions } from '../elements/Actions.tsx';
import { Lead } from '../elements/Lead.tsx';
import type { LinkTarget } from '../elements/Link.tsx';
import { Picture, type PictureSource } from '../elements/Picture.tsx';
import { Figures, type ShownFigure } from '../figures/Figures.tsx';

export interface MembershipBandProps {
  heading: string;
  text: string;
  figures: readonly ShownFigure[];
  picture: PictureSource;
  /** The first is shown as a button. */
  links: readonly LinkTarget[];
}

export function MembershipBand({ heading, text, figures, picture, links }: MembershipBandProps) {
  return (
    <section className="membership-band" id="membership" aria-labelledby="membership-heading">
      <div className="wide membership-parts">
        <div className="membership-text">
          <h2 id="membership-heading">{heading}</h2>
          <Lead>{text}</Lead>
          {figures.length > 0 && (
            <div className="shelf-edge">
              <Figures figures={figures} />
            </div>
          )}
          <Actions links={links} />
        </div>
        <Picture picture={picture} sizes="(min-width: 80rem) 65rem, 100vw" />
      </div>
    </section>
  );
}
