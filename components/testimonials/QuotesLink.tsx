import { Link } from '../elements/Link.tsx';
import { TextWithIcon } from '../elements/TextWithIcon.tsx';

/** The page with all testimonials, if the site has one. */
export type QuotesPage = { path: string } | undefined;

export function QuotesLink({ page }: { page: QuotesPage }) {
  if (!page) return null;
  return (
    <Link className="link" href={page.path}>
      <TextWithIcon icon="arrow">Read what every owner says</TextWithIcon>
    </Link>
  );
}
