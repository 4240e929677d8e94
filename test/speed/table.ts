import { median } from '../../bench/table.ts';
import type { Cost } from './lighthouse.ts';

/** One visit of a page, and of its floor right after it. */
export interface PageVisit {
  kind: string;
  page: Cost;
  floor: Cost;
}

type Cells = readonly (string | number)[];

/** In Markdown; all columns but the first hold numbers. */
export function drawTable(head: Cells, rows: readonly Cells[]): string {
  const [first, ...others] = [head, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [first, `| --- |${' ---: |'.repeat(head.length - 1)}`, ...others].join('\n');
}

/** The medians of all visits, a line for each kind of page. */
export function drawPageTable(visits: readonly PageVisit[]): string {
  const head =
    'page; FCP, ms; : floor; LCP, ms; : floor; TBT, ms; CLS; KiB; HTML; style; script; fonts; pictures; scores';
  const kinds = [...new Set(visits.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => [kind, ...listMedians(visits.filter((visit) => visit.kind === kind))]);
  return drawTable(head.split('; '), rows);
}

function listMedians(visits: readonly PageVisit[]): string[] {
  const middle = (pick: (visit: PageVisit) => number) => median(visits.map(pick));
  const kib = (pick: (bytes: Cost['bytes']) => number) => (middle(({ page }) => pick(page.bytes)) / 1024).toFixed(1);
  return [
    middle(({ page }) => page.fcp).toFixed(0),
    middle(({ page, floor }) => page.fcp / floor.fcp).toFixed(2),
    middle(({ page }) => page.lcp).toFixed(0),
    middle(({ page, floor }) => page.lcp / floor.lcp).toFixed(2),
    middle(({ page }) => page.tbt).toFixed(0),
    middle(({ page }) => page.cls).toFixed(3),
    kib((bytes) => Object.values(bytes).reduce((total, number) => total + number)),
    ...(['html', 'style', 'script', 'font', 'picture'] as const).map((kind) => kib((bytes) => bytes[kind])),
    (visits[0]?.page.scores ?? []).map((_, at) => middle(({ page }) => page.scores[at] ?? NaN)).join('/'),
  ];
}
