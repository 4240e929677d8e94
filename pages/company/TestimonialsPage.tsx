import type { Company } from '../../build/schema/collections.ts';
import { Invitation } from '../../components/Invitation.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { Prose } from '../../components/Prose.tsx';
import { Quote } from '../../components/Quote.tsx';
import { useSite } from '../../components/site.ts';

export function TestimonialsPage({ entry }: { entry: Company }) {
  const { testimonials } = useSite().content;
  return (
    <main id="main">
      <PageHead entry={entry} />
      <div className="wide storefronts">
        {testimonials.map((testimonial, index) => (
          <Quote
            key={testimonial.slug}
            testimonial={testimonial}
            sizes="(min-width: 48rem) 60vw, 100vw"
            priority={index === 0 && !entry.picture}
          />
        ))}
      </div>
      <div className="wide reading">
        <Prose body={entry.body} />
      </div>
      <Invitation />
    </main>
  );
}
