import { Invitation, type InvitationProps } from '../../components/page/Invitation.tsx';
import { PageHead, type PageHeadProps } from '../../components/page/PageHead.tsx';
import { Prose } from '../../components/page/Prose.tsx';
import { Quote, type Testimonial } from '../../components/quotes/Quote.tsx';
import type { Company } from '../../site/schema/collections.ts';
import type { PageKind } from '../page.ts';
import { pageHead } from '../parts/head.ts';
import { resolveInvitation } from '../parts/invitation.ts';
import { resolveProse } from '../parts/prose.ts';
import { resolveQuote } from '../parts/quotes.ts';

interface TestimonialsProps {
  head: PageHeadProps;
  quotes: Testimonial[];
  prose: string;
  invitation: InvitationProps;
}

export const testimonials: PageKind<Company, TestimonialsProps> = {
  view: 'testimonials',
  resolve: (entry, inputs) => ({
    head: pageHead(entry, inputs),
    quotes: inputs.content.testimonials.map(resolveQuote),
    prose: resolveProse(entry),
    invitation: resolveInvitation(inputs.content.site),
  }),
  draw: ({ head, quotes, prose, invitation }) => (
    <main id="main">
      <PageHead {...head} />
      <div className="wide storefronts">
        {quotes.map((testimonial, index) => (
          <Quote
            key={testimonial.name}
            testimonial={testimonial}
            sizes="(min-width: 48rem) 60vw, 100vw"
            priority={index === 0 && !head.picture}
          />
        ))}
      </div>
      <div className="wide reading">
        <Prose html={prose} />
      </div>
      <Invitation {...invitation} />
    </main>
  ),
};
