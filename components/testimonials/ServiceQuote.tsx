import { Quote, type QuotedRetailer } from './Quote.tsx';

/** What a retailer says of the thing a page is about, large, beside their store. */
export function ServiceQuote({ testimonial }: { testimonial: QuotedRetailer | undefined }) {
  if (!testimonial) return null;
  return (
    <div className="service-quote band">
      <div className="wide">
        <Quote testimonial={testimonial} sizes="(min-width: 64rem) 42vw, 100vw" />
      </div>
    </div>
  );
}
