import { Quote } from './Quote.tsx';
import { useSite } from './site.ts';

/** What a retailer says of the thing a page is about, large, beside their store. */
export function Said({ quote }: { quote: string | undefined }) {
  const { testimonials } = useSite().content;
  const testimonial = testimonials.find(({ slug }) => slug === quote);
  if (!testimonial) return null;
  return (
    <div className="said band">
      <div className="wide">
        <Quote testimonial={testimonial} sizes="(min-width: 64rem) 42vw, 100vw" />
      </div>
    </div>
  );
}
