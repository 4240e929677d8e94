import { CONTENT_WIDTH } from '../../components/elements/sizes.ts';
import { Article, type ArticleProps } from '../../components/page/Article.tsx';
import { Quote, type QuotedRetailer } from '../../components/testimonials/Quote.tsx';
import type { CompanyPage } from '../../site/schema/entries.ts';
import { definePage } from '../page.ts';
import { resolveArticle } from '../props/article.ts';
import { resolveQuote } from '../props/testimonials.ts';

interface TestimonialsProps extends ArticleProps {
  quotes: QuotedRetailer[];
}

export const testimonials = definePage<CompanyPage, TestimonialsProps>({
  name: 'testimonials',
  getProps: (entry, inputs) => ({
    ...resolveArticle(entry, inputs),
    quotes: inputs.content.testimonials.map(resolveQuote),
  }),
  Page: ({ quotes, ...article }) => (
    <Article {...article}>
      {quotes.length > 0 && (
        <div className="wide quotes">
          {quotes.map((testimonial, index) => (
            <Quote
              key={testimonial.name}
              testimonial={testimonial}
              sizes={`(min-width: 84rem) 42rem, (min-width: 48rem) 47vw, ${CONTENT_WIDTH}`}
              priority={index === 0 && !article.intro.picture}
            />
          ))}
        </div>
      )}
    </Article>
  ),
});
