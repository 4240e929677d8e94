import { isOutcome, type OutcomeName } from '../../components/contact-form/outcomes.ts';
import { TRAP } from '../../components/contact-form/trap.ts';
import { keep, recall } from '../storage.ts';

/** The message that is being written, in the form and in what the tab keeps of it. */
export interface Draft {
  /**
   * Should the visitor leave the page and come back.
   * @param outcome what has become of it, if Send was pressed
   */
  keep(outcome?: OutcomeName): void;
  /** What had become of it when the page was left. */
  outcome(): OutcomeName | undefined;
  /** Tab and form give it up, and are as on a first visit. */
  clear(): void;
  /** Brings back into the form what was cleared last. */
  putBack(): void;
}

const KEY = 'contact-form';
const OUTCOME = 'contact-form-outcome';

/** Restores the draft of this tab; what was typed before the script loaded wins. */
export function makeDraft(form: HTMLFormElement): Draft {
  const fields = fieldsOf(form);
  let cleared = new Map<Field, string>();
  const keepAll = (outcome?: OutcomeName) => {
    const values = fields.map(({ name, value }) => [name, value]);
    keep(KEY, JSON.stringify(Object.fromEntries(values)));
    keep(OUTCOME, outcome);
  };
  restore(fields);
  return {
    keep: keepAll,
    outcome() {
      const outcome = recall(OUTCOME) ?? '';
      return isOutcome(outcome) ? outcome : undefined;
    },
    clear() {
      cleared = new Map(fields.map((field) => [field, field.value]));
      for (const key of [KEY, OUTCOME]) keep(key, undefined);
      form.reset();
      restore(fields);
    },
    putBack() {
      for (const [field, value] of cleared) field.value = value;
      keepAll();
    },
  };
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input, select, textarea')].filter(({ name }) => name !== TRAP);
}

function restore(fields: readonly Field[]): void {
  const draft = readDraft();
  const asked = new URLSearchParams(location.search).get('to');
  if (asked !== null && (isFollowed() || !draft.has('to'))) draft.set('to', asked);
  for (const field of fields) fill(field, draft.get(field.name));
}

/** Whether a visitor came by a link or by typing the URL, not by going back or reloading: then the URL wins over an earlier choice. */
function isFollowed(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}

/** What else has found its way there counts for nothing. */
function readDraft(): Map<string, unknown> {
  try {
    const draft: unknown = JSON.parse(recall(KEY) ?? '{}');
    return new Map(Object.entries(Object(draft)));
  } catch {
    return new Map();
  }
}

function fill(field: Field, value: unknown): void {
  if (typeof value !== 'string') return;
  if (field instanceof HTMLSelectElement) {
    if (field.selectedIndex === 0 && [...field.options].some((option) => option.value === value)) field.value = value;
  } else if (field.value === '') field.value = value;
}
