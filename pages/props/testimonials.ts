import type { QuotedRetailer } from '../../components/testimonials/Quote.tsx';
import type { QuotesPage } from '../../components/testimonials/QuotesLink.tsx';
import { toCompanyPagePath } from '../../site/model/paths.ts';
import type { Content } from '../../site/schema/content.ts';
import type { Testimonial } from '../../site/schema/entries.ts';

export function resolveQuote({ name, role, quote, picture }: Testimonial): QuotedRetailer {
  return { name, role, quote, picture };
}

export function findQuotesPage({ company }: Content): QuotesPage {
  const page = company.find(({ layout }) => layout === 'testimonials');
  return page && { path: toCompanyPagePath(page) };
}
