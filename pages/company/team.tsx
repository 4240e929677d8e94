import type { PageHeadProps } from '../../components/page/PageHead.tsx';
import { Prose } from '../../components/page/Prose.tsx';
import { TeamGrid, type TeamGridProps } from '../../components/people/TeamGrid.tsx';
import { TeamHead } from '../../components/people/TeamHead.tsx';
import type { Company } from '../../site/schema/collections.ts';
import type { PageKind } from '../page.ts';
import { pageHead } from '../parts/head.ts';
import { reach } from '../parts/people.ts';

interface TeamProps {
  head: PageHeadProps;
  grid: TeamGridProps;
  prose: string;
}

export const team: PageKind<Company, TeamProps> = {
  resolve(entry, inputs) {
    const { managers, site } = inputs.content;
    return {
      head: pageHead(entry, inputs),
      grid: { managers: managers.map(reach), office: { phone: site.phone, hours: site.hours } },
      prose: entry.body,
    };
  },
  render: ({ head, grid, prose }) => (
    <main id="main">
      <TeamHead {...head} />
      <TeamGrid {...grid} />
      <div className="wide team-prose">
        <Prose html={prose} />
      </div>
    </main>
  ),
};
