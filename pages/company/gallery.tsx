import { Carousel } from '../../components/carousel/Carousel.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Invitation, type InvitationProps } from '../../components/page/Invitation.tsx';
import { PageHead, type PageHeadProps } from '../../components/page/PageHead.tsx';
import { Prose } from '../../components/page/Prose.tsx';
import type { PictureField } from '../../engine/schema/fields.ts';
import type { Company } from '../../site/schema/collections.ts';
import type { PageKind } from '../page.ts';
import { pageHead } from '../parts/head.ts';
import { resolveInvitation } from '../parts/invitation.ts';
import { resolveProse } from '../parts/prose.ts';

type Gallery = Extract<Company, { layout: 'gallery' }>;

interface GalleryProps {
  head: PageHeadProps;
  heading: string;
  slides: (PictureField & { caption: string })[];
  prose: string;
  invitation: InvitationProps;
}

/** A story with its row of pictures. */
export const gallery: PageKind<Gallery, GalleryProps> = {
  view: 'gallery',
  resolve: (entry, inputs) => ({
    head: pageHead(entry, inputs),
    heading: entry.galleryHeading,
    slides: entry.slides,
    prose: resolveProse(entry),
    invitation: resolveInvitation(inputs.content.site),
  }),
  draw: ({ head, heading, slides, prose, invitation }) => (
    <main id="main">
      <PageHead {...head} />
      <div className="wide account gallery">
        <h2>{heading}</h2>
        <Carousel kind="gallery" label={heading}>
          {slides.map((slide, index) => (
            <figure key={slide.src} className="gallery-slide">
              <Picture field={slide} sizes="(min-width: 64rem) 52rem, 100vw" priority={index === 0 && !head.picture} />
              <figcaption>{slide.caption}</figcaption>
            </figure>
          ))}
        </Carousel>
      </div>
      <div className="wide reading">
        <Prose html={prose} />
      </div>
      <Invitation {...invitation} />
    </main>
  ),
};
