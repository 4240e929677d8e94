import { button, make } from '../dom.ts';
import type { FullEntry } from '../form/form.ts';
import { type Spot, sayPlace } from '../spots.ts';

interface EntryView {
  entry: FullEntry;
  /** As an author would name it. */
  file: string;
  form: HTMLElement;
  /** Holds the faults of other files. */
  others: HTMLElement;
  /** What else stands at the same place of the page, and where that leads. */
  besides: readonly Spot[];
  link: HTMLAnchorElement | undefined;
  choose(spots: readonly Spot[]): void;
  askGone(): void;
}

/** An entry's form with what belongs around it. */
export function drawEntry({ entry, file, form, others, besides, link, choose, askGone }: EntryView): HTMLElement[] {
  const isFresh = entry.hash === undefined;
  return [
    ...(isFresh ? [] : [make('p', { class: 'file' }, file)]),
    ...drawBesides(besides, link, choose),
    others,
    form,
    ...(entry.canGo && !isFresh ? [button(`Delete ${entry.name} …`, askGone, { class: 'alarm' })] : []),
  ];
}

function drawBesides(
  besides: readonly Spot[],
  link: HTMLAnchorElement | undefined,
  choose: EntryView['choose'],
): HTMLElement[] {
  if (besides.length === 0 && !link) return [];
  const spots = besides.map((spot) => button(sayPlace(spot), () => choose([spot])));
  const leads = link ? [make('a', { href: link.href }, `Go to ${link.pathname}`)] : [];
  return [make('p', { class: 'besides' }, 'Also here: ', ...spots, ...leads)];
}
