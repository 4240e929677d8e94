import { Picture, type PictureSource } from '../elements/Picture.tsx';

export interface QuotedRetailer {
  name: string;
  role: string;
  quote: string;
  picture: PictureSource;
}

interface QuoteProps {
  testimonial: QuotedRetailer;
  sizes: string;
  priority?: boolean;
}

export function Quote({ testimonial, sizes, priority }: QuoteProps) {
  const { name, role, quote, picture } = testimonial;
  return (
    <figure className="quote">
      <Picture picture={picture} sizes={sizes} priority={priority} />
      <blockquote>
        {quote.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      <figcaption>
        <span className="quote-name">{name}</span>
        <span>{role}</span>
      </figcaption>
    </figure>
  );
}
