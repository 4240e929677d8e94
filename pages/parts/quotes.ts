import type { Testimonial as Entry } from '../../build/schema/collections.ts';
import type { Content } from '../../build/schema/content.ts';
import type { AllQuotesProps } from '../../components/AllQuotes.tsx';
import type { Testimonial } from '../../components/Quote.tsx';
import { pathOfCompanyPage } from './paths.ts';

export function resolveQuote({ name, role, quote, picture }: Entry): Testimonial {
  return { name, role, quote, picture };
}

export function resolveAllQuotes({ company }: Content): AllQuotesProps {
  const page = company.find(({ layout }) => layout === 'testimonials');
  return page && { path: pathOfCompanyPage(page), summary: page.summary };
}
