import { Picture, type PictureField } from '../elements/Picture.tsx';

/** What a retailer says, and who. */
export interface Testimonial {
  name: string;
  role: string;
  quote: string;
  picture: PictureField;
}

interface QuoteProps {
  testimonial: Testimonial;
  sizes: string;
  priority?: boolean;
}

/** A retailer's words beside a picture of the store. */
export function Quote({ testimonial, sizes, priority }: QuoteProps) {
  const { name, role, quote, picture } = testimonial;
  return (
    <figure className="quote">
      <Picture field={picture} sizes={sizes} priority={priority} />
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        <span className="quote-name">{name}</span>
        <span>{role}</span>
      </figcaption>
    </figure>
  );
}
