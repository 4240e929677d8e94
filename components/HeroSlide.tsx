import type { Hero } from '../build/schema/collections.ts';
import { HeroCaption } from './HeroCaption.tsx';
import { Picture } from './Picture.tsx';

/** One picture of the hero, with its caption at one of nine places. */
export function HeroSlide({ hero, priority }: { hero: Hero; priority: boolean }) {
  const { picture, caption } = hero;
  return (
    <div className="hero-slide">
      <Picture field={picture} sizes="(min-width: 72rem) 100vw, (min-width: 48rem) 64rem, 134vw" priority={priority} />
      {caption && <HeroCaption caption={caption} />}
    </div>
  );
}
