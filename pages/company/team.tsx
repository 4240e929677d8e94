import type { PageIntroProps } from '../../components/page/PageIntro.tsx';
import { Prose } from '../../components/page/Prose.tsx';
import { TeamGrid, type TeamGridProps } from '../../components/people/TeamGrid.tsx';
import { TeamIntro } from '../../components/people/TeamIntro.tsx';
import type { Block } from '../../engine/core/browser.ts';
import type { CompanyPage } from '../../site/schema/entries.ts';
import { definePage } from '../page.ts';
import { resolveIntro } from '../props/intro.ts';
import { toPublicPerson } from '../props/people.ts';

interface TeamProps {
  intro: PageIntroProps;
  grid: TeamGridProps;
  prose: readonly Block[];
}

export const team = definePage<CompanyPage, TeamProps>({
  name: 'team',
  getProps(entry, inputs) {
    const { managers, site } = inputs.content;
    return {
      intro: resolveIntro(entry, inputs),
      grid: { managers: managers.map(toPublicPerson), office: { phone: site.phone, hours: site.hours } },
      prose: entry.body,
    };
  },
  Page: ({ intro, grid, prose }) => (
    <main id="main">
      <TeamIntro {...intro} />
      <TeamGrid {...grid} />
      {prose.length > 0 && (
        <div className="wide team-prose">
          <Prose blocks={prose} />
        </div>
      )}
    </main>
  ),
});
