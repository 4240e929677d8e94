import { isOverBudget, totalOf } from '../findings.ts';
import type { Report } from '../survey.ts';
import type { PageReport } from '../survey-pages.ts';
import { KINDS, type Weights } from '../weigh.ts';
import { kilobytes } from './numbers.ts';
import { PageLink } from './PageLink.tsx';
import { Section } from './Section.tsx';
import { Table } from './Table.tsx';

/** What each page weighs, the heaviest first. */
export function Weight({ pages, budgets, home }: Report) {
  const sorted = [...pages].sort((a, b) => totalOf(b.weights) - totalOf(a.weights));
  const scale = Math.max(budgets.total ?? 0, ...pages.map(({ weights }) => totalOf(weights)));
  const { total } = budgets;
  const names = ['Page', 'All of it', ...(total === undefined ? [] : ['Of its budget']), 'HTML', ...KINDS.slice(1)];
  return (
    <Section id="weight" title="Weight" says={<Says budgets={budgets} />}>
      <Legend />
      <Table
        caption="What each page loads at once, the heaviest first"
        head={[
          { name: 'Page' },
          { name: 'Parts' },
          ...names.slice(1).map((name) => ({ name: name.charAt(0).toUpperCase() + name.slice(1), isNumber: true })),
          { name: 'Islands' },
        ]}
        rows={sorted.map(({ path, weights, islands }) => ({
          key: path,
          isFlagged: isOverBudget(weights, budgets),
          cells: [
            <PageLink key="path" path={path} home={home} />,
            <Bar key="bar" weights={weights} scale={scale} budget={total} />,
            <strong key="total">{kilobytes(totalOf(weights))}</strong>,
            ...(total === undefined ? [] : [`${Math.round((100 * totalOf(weights)) / total)} %`]),
            ...KINDS.map((kind) => kilobytes(weights[kind])),
            islands.join(', '),
          ],
        }))}
      />
    </Section>
  );
}

function Says({ budgets: { total, style, script } }: Pick<Report, 'budgets'>) {
  const limits = Object.entries({ 'a page in all': total, 'its style sheet': style, 'its script': script });
  const known = limits.flatMap(([name, bytes]) => (bytes === undefined ? [] : `${name} ${kilobytes(bytes)}`));
  return (
    <>
      As a server sends it, compressed by brotli, to a phone 390 pixels wide with two pixels for each: the pictures that
      it loads at once, and not those that wait until they are nearly on the screen, nor the scripts of islands, which
      come when they are needed. {known.length > 0 && `At most: ${known.join(', ')}.`}
    </>
  );
}

const NAMES: Record<keyof Weights, string> = {
  page: 'HTML',
  style: 'style',
  script: 'script',
  fonts: 'fonts',
  pictures: 'pictures',
};

function Legend() {
  return (
    <ul className="legend">
      {KINDS.map((kind) => (
        <li key={kind}>
          <svg className="swatch" viewBox="0 0 10 10" aria-hidden="true" focusable="false">
            <rect className={`kind-${kind}`} width="10" height="10" />
          </svg>
          {NAMES[kind]}
        </li>
      ))}
    </ul>
  );
}

interface BarProps {
  weights: PageReport['weights'];
  scale: number;
  budget: number | undefined;
}

/** The same in one glance; its numbers stand beside it. */
function Bar({ weights, scale, budget }: BarProps) {
  const share = (bytes: number) => Number(((100 * bytes) / scale).toFixed(2));
  let start = 0;
  const parts = KINDS.map((kind) => {
    const x = start;
    start += weights[kind];
    return <rect key={kind} className={`kind-${kind}`} x={share(x)} width={share(weights[kind])} height="10" />;
  });
  return (
    <svg className="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {parts}
      {budget !== undefined && <rect className="limit" x={Math.min(99.4, share(budget))} width="0.6" height="10" />}
    </svg>
  );
}
