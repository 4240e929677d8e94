import { Invitation, type InvitationProps } from '../../components/page/Invitation.tsx';
import { PageHead, type PageHeadProps } from '../../components/page/PageHead.tsx';
import { Prose } from '../../components/page/Prose.tsx';
import type { Company } from '../../site/schema/collections.ts';
import type { PageKind } from '../page.ts';
import { pageHead } from '../parts/head.ts';
import { resolveInvitation } from '../parts/invitation.ts';
import { resolveProse } from '../parts/prose.ts';

type History = Extract<Company, { layout: 'history' }>;

interface HistoryProps {
  head: PageHeadProps;
  marks: { year: string; text: string }[];
  prose: string;
  invitation: InvitationProps;
}

/** A story, after its dated marks. */
export const history: PageKind<History, HistoryProps> = {
  view: 'history',
  resolve: (entry, inputs) => ({
    head: pageHead(entry, inputs),
    marks: entry.marks,
    prose: resolveProse(entry),
    invitation: resolveInvitation(inputs.content.site),
  }),
  draw: ({ head, marks, prose, invitation }) => (
    <main id="main">
      <PageHead {...head} />
      <ol className="wide marks">
        {marks.map(({ year, text }) => (
          <li key={year}>
            <span className="mark-year">{year}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className="wide reading">
        <Prose html={prose} />
      </div>
      <Invitation {...invitation} />
    </main>
  ),
};
