import { listLonely } from '../findings.ts';
import type { Report } from '../survey.ts';
import { count } from './numbers.ts';
import { PageLink, PageList } from './PageLink.tsx';
import { AllWell, Section } from './Section.tsx';
import { Table } from './Table.tsx';

/** What links to what, the least linked first. */
export function Links({ home, ...report }: Report) {
  const sorted = [...report.pages].sort((a, b) => a.incoming.fromTexts.length - b.incoming.fromTexts.length);
  const lonely = listLonely(report);
  return (
    <Section
      id="links"
      title="Links"
      says="How many other pages lead to each, by what stands in their main part and by menus and footers. What only menus lead to is seldom found by reading."
    >
      {lonely.length === 0 && <AllWell>Other pages lead to every page that search engines may show.</AllWell>}
      <Table
        caption="How many pages lead to each page, the fewest first"
        head={[
          { name: 'Page' },
          { name: 'From main parts', isNumber: true },
          { name: 'From anywhere', isNumber: true },
          { name: 'Main parts that lead here' },
        ]}
        rows={sorted.map(({ path, incoming: { fromTexts, fromAny } }) => ({
          key: path,
          isFlagged: lonely.includes(path),
          cells: [
            <PageLink key="path" path={path} home={home} />,
            fromTexts.length,
            fromAny.length,
            <PageList key="pages" paths={fromTexts} />,
          ],
        }))}
      />
      {report.leadOn.length > 0 && (
        <p className="soft">
          Left out: {count(report.leadOn.length, 'small page')} that only{' '}
          {report.leadOn.length === 1 ? 'leads' : 'lead'} on: {report.leadOn.join(', ')}
        </p>
      )}
    </Section>
  );
}
