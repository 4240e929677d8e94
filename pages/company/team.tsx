import { PageHead, type PageHeadProps } from '../../components/page/PageHead.tsx';
import { Prose } from '../../components/page/Prose.tsx';
import type { ContactCardPerson } from '../../components/people/ContactCard.tsx';
import { Manager } from '../../components/people/Manager.tsx';
import type { Company } from '../../site/schema/collections.ts';
import type { PageKind } from '../page.ts';
import { pageHead } from '../parts/head.ts';
import { reach } from '../parts/people.ts';

interface TeamProps {
  head: PageHeadProps;
  managers: ContactCardPerson[];
  prose: string;
}

export const team: PageKind<Company, TeamProps> = {
  view: 'team',
  resolve: (entry, inputs) => ({
    head: pageHead(entry, inputs),
    managers: inputs.content.managers.map(reach),
    prose: entry.body,
  }),
  draw: ({ head, managers, prose }) => (
    <main id="main">
      <PageHead {...head} />
      <ul className="wide team">
        {managers.map((manager) => (
          <Manager key={manager.name} manager={manager} />
        ))}
      </ul>
      <div className="wide team-prose">
        <Prose html={prose} />
      </div>
    </main>
  ),
};
