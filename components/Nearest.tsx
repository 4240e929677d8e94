import { Island } from './Island.tsx';
import { indexPages } from './page-index.ts';
import { useSite } from './site.ts';

/** The place for the pages that the script finds nearest to a wrong address; told to screen readers as it comes. */
export function Nearest() {
  const { routes, toUrl } = useSite();
  const pages = indexPages(routes)
    .flatMap((section) => section.pages)
    .map(({ path, title, summary, description }) => ({ path, title, text: `${summary} ${description}` }));
  return (
    <Island name="nearest" props={{ base: toUrl('/'), pages }} className="nearest">
      <div role="status" />
    </Island>
  );
}
