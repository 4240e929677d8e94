import type { Block } from '../../engine/core/browser.ts';
import { Picture, type PictureSource } from '../elements/Picture.tsx';
import { CONTENT_WIDTH } from '../elements/sizes.ts';
import { Invitation, type InvitationProps } from '../page/Invitation.tsx';
import { Prose } from '../page/Prose.tsx';
import { WhoToAsk, type WhoToAskProps } from '../people/WhoToAsk.tsx';
import { Feature, type FeatureProps } from './Feature.tsx';

const PICTURE_SIZES = `(min-width: 84rem) 24.8rem, (min-width: 64rem) 28.6vw, ${CONTENT_WIDTH}`;

export interface ServiceTextProps {
  prose: readonly Block[];
  /** Beside the text; undefined if it is in the intro. */
  picture: PictureSource | undefined;
  /** Undefined if the invitation names the person to ask. */
  whoToAsk: WhoToAskProps | undefined;
}

/**
 * @param feature shown below the text if a picture is beside it
 * @param invitation shown if it belongs beside text
 */
export function ServiceText({
  prose,
  picture,
  whoToAsk,
  feature,
  invitation,
}: ServiceTextProps & { feature: FeatureProps | undefined; invitation: InvitationProps }) {
  if (prose.length === 0 && !picture && !whoToAsk) return null;
  return (
    <div className={picture || whoToAsk ? 'wide article' : 'wide two-columns'}>
      <Prose blocks={prose} />
      {picture && feature && <Feature {...feature} />}
      {picture && (
        <div className="aside">
          <Picture picture={picture} sizes={PICTURE_SIZES} />
          {whoToAsk && <WhoToAsk {...whoToAsk} />}
          {invitation.kind === 'beside' && <Invitation {...invitation} />}
        </div>
      )}
      {whoToAsk && !picture && <WhoToAsk {...whoToAsk} />}
    </div>
  );
}
