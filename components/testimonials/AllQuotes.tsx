import { LastWord } from '../elements/LastWord.tsx';
import { Link } from '../elements/Link.tsx';

/** The page that shows all quotes, where the site has one. */
export type AllQuotesProps = { path: string } | undefined;

/** Leads from a few of the quotes to the page that shows them all. */
export function AllQuotes({ page }: { page: AllQuotesProps }) {
  if (!page) return null;
  return (
    <Link className="more" href={page.path}>
      <LastWord icon="arrow">Read what every owner says</LastWord>
    </Link>
  );
}
