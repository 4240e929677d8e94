import { button, make } from '../dom.ts';
import type { DraftChange } from '../drafts.ts';
import { nameOf, valueAt } from '../values.ts';

interface Conflict {
  path: string;
  /** What was typed where the file says something else by now. */
  changes: readonly DraftChange[];
  /** What the file says now; nothing where it is away. */
  now: { data: unknown; text: string } | undefined;
  mine(): void;
  theirs(): void;
}

/** What was typed beside what stands there now, for somebody to choose. */
export function drawConflict({ path, changes, now, mine, theirs }: Conflict): HTMLElement[] {
  const rows = changes.map((change) => {
    const [name, typed, found] =
      'text' in change
        ? ['Text', change.text, now?.text]
        : [nameOf(change.path), say(change.value), say(valueAt(now?.data, change.path))];
    return make(
      'section',
      { class: 'choice' },
      make('h3', {}, name),
      make('p', { class: 'label' }, 'You have typed'),
      make('pre', { tabindex: '0' }, typed),
      make('p', { class: 'label' }, 'The file says now'),
      make('pre', { tabindex: '0' }, found ?? 'nothing'),
    );
  });
  return [
    make(
      'p',
      { role: 'alert' },
      now
        ? `${path} was changed meanwhile, by another program or in another window. Nothing has been saved.`
        : `${path} was deleted meanwhile. Nothing has been saved.`,
    ),
    ...rows,
    make(
      'p',
      { class: 'tools' },
      button('Keep what the file says', theirs),
      button(now ? 'Put mine into it' : 'Write it again', mine, { class: 'save' }),
    ),
    make('p', { class: 'help' }, 'Yours is put into the file as it stands now: what you have not touched stays.'),
  ];
}

function say(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined ? 'nothing' : JSON.stringify(value, null, 1);
}
