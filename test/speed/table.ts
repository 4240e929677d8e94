import { median } from '../../bench/table.ts';
import type { Cost } from './lighthouse.ts';

/** One visit of a page, and of its floor right after it. */
export interface Visit {
  kind: string;
  page: Cost;
  floor: Cost;
}

const HEAD = [
  '| page | FCP, ms | : floor | LCP, ms | : floor | TBT, ms | CLS | KiB | HTML | style | script | fonts | pictures | scores |',
  `| --- |${' ---: |'.repeat(13)}`,
];

/** The medians of all visits as a Markdown table, a line for each kind of page. */
export function drawPageTable(visits: readonly Visit[]): string {
  const kinds = [...new Set(visits.map(({ kind }) => kind))];
  return [
    ...HEAD,
    ...kinds.map((kind) =>
      drawRow(
        kind,
        visits.filter((visit) => visit.kind === kind),
      ),
    ),
  ].join('\n');
}

function drawRow(kind: string, visits: readonly Visit[]): string {
  const middle = (pick: (visit: Visit) => number) => median(visits.map(pick));
  const { html, style, script, font, picture } = middlesOf(visits);
  const cells = [
    kind,
    middle(({ page }) => page.fcp).toFixed(0),
    middle(({ page, floor }) => page.fcp / floor.fcp).toFixed(2),
    middle(({ page }) => page.lcp).toFixed(0),
    middle(({ page, floor }) => page.lcp / floor.lcp).toFixed(2),
    middle(({ page }) => page.tbt).toFixed(0),
    middle(({ page }) => page.cls).toFixed(3),
    kib(middle(({ page }) => sum(Object.values(page.bytes)))),
    ...[html, style, script, font, picture].map(kib),
    (visits[0]?.page.scores ?? []).map((_, at) => middle(({ page }) => page.scores[at] ?? NaN)).join('/'),
  ];
  return `| ${cells.join(' | ')} |`;
}

function middlesOf(visits: readonly Visit[]): Cost['bytes'] {
  const middle = (kind: keyof Cost['bytes']) => median(visits.map(({ page }) => page.bytes[kind]));
  return {
    html: middle('html'),
    style: middle('style'),
    script: middle('script'),
    font: middle('font'),
    picture: middle('picture'),
    other: middle('other'),
  };
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
