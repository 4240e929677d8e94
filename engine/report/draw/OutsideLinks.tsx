import type { OutsideLink, Report } from '../survey.ts';
import { PageList } from './PageLink.tsx';
import { AllWell, Section } from './Section.tsx';
import { Table } from './Table.tsx';

/** What leads away from the site; what cannot be reached comes first. */
export function OutsideLinks({ outside }: Report) {
  const sorted = [...outside].sort((a, b) => Number(isLost(b)) - Number(isLost(a)));
  const isAsked = outside.some(({ answer }) => answer !== undefined);
  return (
    <Section
      id="outside-links"
      title="Outside links"
      says={
        isAsked
          ? 'What answered when this report was made. Some hosts turn away whoever is no browser: look before you delete a link.'
          : 'Nobody asked whether they can be reached: npm run report -- --outside does.'
      }
    >
      {outside.length === 0 ? (
        <AllWell>No page links to another site.</AllWell>
      ) : (
        <Table
          caption="Links to other sites"
          head={[{ name: 'Address' }, { name: 'Reached' }, { name: 'On' }]}
          rows={sorted.map((link) => ({
            key: link.url,
            isFlagged: isLost(link),
            cells: [
              <a key="url" href={link.url} rel="noreferrer">
                {link.url}
              </a>,
              tell(link),
              <PageList key="pages" paths={link.pages} />,
            ],
          }))}
        />
      )}
    </Section>
  );
}

const isLost = ({ answer }: OutsideLink) => answer?.isReached === false;

function tell({ answer }: OutsideLink): string {
  if (answer === undefined) return 'not asked';
  return `${answer.isReached ? 'reached' : 'not reached'} (${answer.words})`;
}
