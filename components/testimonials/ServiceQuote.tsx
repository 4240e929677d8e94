import { CONTENT_WIDTH } from '../elements/sizes.ts';
import { Quote, type QuotedRetailer } from './Quote.tsx';

/** A large testimonial about the subject of a page, next to a picture of the store. */
export function ServiceQuote({ testimonial }: { testimonial: QuotedRetailer | undefined }) {
  if (!testimonial) return null;
  return (
    <div className="service-quote band">
      <div className="wide">
        <Quote
          testimonial={testimonial}
          sizes={`(min-width: 84rem) 48.6vw, (min-width: 64rem) 40.5rem, ${CONTENT_WIDTH}`}
        />
      </div>
    </div>
  );
}
