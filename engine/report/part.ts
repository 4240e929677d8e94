import type { Source } from '../content/source.ts';
import type { Budgets } from './weigh.ts';

/** What a site adds to the report of its own accord. */
export interface ReportRules<Content> {
  budgets: Budgets;
  /** What the build lets through, by the view of a page; without it, anything. */
  budgetOf?(view: string): Budgets;
  /** What a phone may load of a picture that a content file names, e.g. "services/grocery.md", in bytes. */
  pictureBudgetOf?(path: string): number;
  /** In the order of their urgency. */
  parts(content: Content, around: ReportedAround): ReportPart[];
}

/** What parts are made from besides the content. */
export interface ReportedAround {
  /** Today, e.g. "2026-11-20". */
  date: string;
  sources: readonly Source[];
  /** That the command line sets in place of the content's. */
  origin: string | undefined;
}

/** A part of the report: a list of places. */
export interface ReportPart {
  /** e.g. "Sample values" */
  title: string;
  /** What the list holds, and what to do about it. */
  says: string;
  /** What its rows are called behind their number, e.g. "sample value" and "sample values". */
  counted: readonly [one: string, many: string];
  /** What is said of an empty list. */
  none: string;
  rows: readonly PlacedRow[];
}

export interface PlacedRow {
  /** e.g. "content/site.md:6:17" */
  place: string;
  words: string;
}
