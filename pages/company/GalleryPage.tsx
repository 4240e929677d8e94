import type { Company } from '../../build/schema/collections.ts';
import { Carousel } from '../../components/Carousel.tsx';
import { Invitation } from '../../components/Invitation.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Prose } from '../../components/Prose.tsx';

type Gallery = Extract<Company, { layout: 'gallery' }>;

export function GalleryPage({ entry }: { entry: Gallery }) {
  const { galleryHeading, slides } = entry;
  return (
    <main id="main">
      <PageHead entry={entry} />
      <div className="wide account gallery">
        <h2>{galleryHeading}</h2>
        <Carousel kind="gallery" label={galleryHeading}>
          {slides.map((slide, index) => (
            <figure key={slide.src} className="gallery-slide">
              <Picture field={slide} sizes="(min-width: 64rem) 52rem, 100vw" priority={index === 0 && !entry.picture} />
              <figcaption>{slide.caption}</figcaption>
            </figure>
          ))}
        </Carousel>
      </div>
      <div className="wide reading">
        <Prose body={entry.body} />
      </div>
      <Invitation />
    </main>
  );
}
