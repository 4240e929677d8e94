import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { useSite } from './site.ts';

/** Leads from a few of the quotes to the page that shows them all, where the site has one. */
export function AllQuotes() {
  const page = useSite().content.company.find(({ layout }) => layout === 'testimonials');
  if (!page) return null;
  return (
    <Link className="more" href={`/company-info/${page.slug}/`}>
      {page.summary}
      <Icon name="arrow" />
    </Link>
  );
}
