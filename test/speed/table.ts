import { median } from '../../bench/table.ts';
import type { LighthouseResult } from './lighthouse.ts';

/** One visit of a page, and of its baseline right after it. */
export interface PageVisit {
  kind: string;
  page: LighthouseResult;
  baseline: LighthouseResult;
}

/** A heading, what it shows of a visit, and the number of decimals. */
const COLUMNS: readonly (readonly [string, (visit: PageVisit) => number, number])[] = [
  ['FCP, ms', ({ page }) => page.fcp, 0],
  [': baseline', ({ page, baseline }) => page.fcp / baseline.fcp, 2],
  ['LCP, ms', ({ page }) => page.lcp, 0],
  [': baseline', ({ page, baseline }) => page.lcp / baseline.lcp, 2],
  ['TBT, ms', ({ page }) => page.tbt, 0],
  ['CLS', ({ page }) => page.cls, 3],
  ['KiB', ({ page }) => Object.values(page.bytes).reduce((total, bytes) => total + bytes) / 1024, 1],
  ...(['html', 'style', 'script', 'font', 'picture'] as const).map(
    (type) => [type, ({ page }: PageVisit) => page.bytes[type] / 1024, 1] as const,
  ),
];

/** The medians of all visits, a line for each kind of page. */
export function drawPageTable(visits: readonly PageVisit[]): string {
  const rows = [...new Set(visits.map(({ kind }) => kind))].map((kind) => {
    const some = visits.filter((visit) => visit.kind === kind);
    const medians = COLUMNS.map(([, read, decimals]) => median(some.map(read)).toFixed(decimals));
    const scores = some[0]?.page.scores.map((_, index) => median(some.map(({ page }) => page.scores[index] ?? NaN)));
    return [kind, ...medians, scores?.join('/') ?? ''];
  });
  return formatTable(['page', ...COLUMNS.map(([heading]) => heading), 'scores'], rows);
}

type Cells = readonly (string | number)[];

/** In Markdown; all columns but the first hold numbers. */
export function formatTable(head: Cells, rows: readonly Cells[]): string {
  const [first, ...others] = [head, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [first, `| --- |${' ---: |'.repeat(head.length - 1)}`, ...others].join('\n');
}
