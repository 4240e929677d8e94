import type { ReactNode } from 'react';
import { Island } from '../elements/Island.tsx';
import { LinkList, type ListedLink } from '../page/LinkList.tsx';
import { usePage } from '../page-context.ts';
import type { SuggestionsProps } from './candidates.ts';

interface WithLinks {
  links: readonly ListedLink[];
  children: ReactNode;
}

/** Links for a wrong address. The script replaces the first ones, without moving the rest, with the pages of similar addresses. */
export function Suggestions({ pages, links, children }: SuggestionsProps & WithLinks) {
  const { toUrl } = usePage();
  return (
    <Island name="suggestions" props={{ base: toUrl('/'), pages }} className="wide section">
      <div className="split" role="status" aria-atomic="false">
        <div className="stack">
          <h2>Try one of these</h2>
          {children}
        </div>
        <LinkList links={links} />
      </div>
    </Island>
  );
}
