import { Carousel } from '../../components/carousel/Carousel.tsx';
import { Picture } from '../../components/elements/Picture.tsx';
import { CONTENT_WIDTH } from '../../components/elements/sizes.ts';
import { Article, type ArticleProps } from '../../components/page/Article.tsx';
import type { PictureField } from '../../engine/content/index.ts';
import type { CompanyPage } from '../../site/schema/entries.ts';
import { definePage } from '../page.ts';
import { resolveArticle } from '../props/article.ts';

type Gallery = Extract<CompanyPage, { layout: 'gallery' }>;

interface GalleryProps extends ArticleProps {
  heading: string;
  slides: (PictureField & { caption: string })[];
}

/** An article with a carousel of pictures. */
export const gallery = definePage<Gallery, GalleryProps>({
  name: 'gallery',
  getProps: (entry, inputs) => ({
    ...resolveArticle(entry, inputs),
    heading: entry.galleryHeading,
    slides: entry.slides,
  }),
  Page: ({ heading, slides, ...article }) => (
    <Article {...article}>
      <div className="wide split gallery">
        <h2>{heading}</h2>
        <Carousel kind="gallery" label={heading}>
          {slides.map((slide, index) => (
            <figure key={slide.src} className="gallery-slide">
              <Picture
                picture={slide}
                sizes={`(min-width: 84rem) 52.3rem, (min-width: 64rem) 62vw, ${CONTENT_WIDTH}`}
                priority={index === 0 && !article.intro.picture}
              />
              <figcaption>{slide.caption}</figcaption>
            </figure>
          ))}
        </Carousel>
      </div>
    </Article>
  ),
});
