import { Picture, type PictureSource } from '../elements/Picture.tsx';
import { HeroCaption, type HeroCaptionProps } from './HeroCaption.tsx';

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
