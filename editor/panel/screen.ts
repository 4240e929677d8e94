import type { FieldVersion, FormEntry, JsonPath, PublishResult, Review } from '../protocol.ts';

/** What the panel shows. */
export type Screen = { name: 'loading' | 'page' | 'new' } | FormScreen | HistoryScreen | ReviewScreen;

/** The form of an entry. */
export interface FormScreen {
  name: 'form';
  entry: FormEntry;
  /** The first line of the clicked paragraph in the Markdown of the body, counted from 0. */
  line?: number | undefined;
}

/** The earlier versions of a field. */
export interface HistoryScreen {
  name: 'history';
  entry: FormEntry;
  field: JsonPath;
  /** The label of the field. */
  label: string;
  versions: readonly FieldVersion[];
}

/** What would be published. */
export interface ReviewScreen {
  name: 'review';
  review: Review;
  /** The paths of the files that are left out. */
  leftOut: readonly string[];
  /** The result of the last attempt to publish. */
  result: PublishResult;
}

/** The entry whose form or history a screen shows. */
export function getEntry(screen: Screen): FormEntry | undefined {
  return 'entry' in screen ? screen.entry : undefined;
}

/** Changes with the screen, so that components don't keep the state of the earlier one. */
export const getKey = (screen: Screen) => getEntry(screen)?.path ?? screen.name;

const TITLES = {
  loading: 'One moment …',
  page: 'This page',
  new: 'New',
  review: 'Review and publish',
} as const;

export function getTitle(screen: Screen): string {
  if (screen.name === 'form') return screen.entry.name;
  if (screen.name === 'history') return `History of ${screen.label}`;
  return TITLES[screen.name];
}
