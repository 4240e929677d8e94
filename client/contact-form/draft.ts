import { HONEYPOT_NAME } from '../../components/contact-form/honeypot-name.ts';
import { isOutcome, type OutcomeName } from '../../components/contact-form/outcomes.ts';
import { readStored, store } from '../storage.ts';

/** The message being written, in the form and in the storage of the tab. */
export interface Draft {
  /**
   * Stores the draft, so that it is there when the visitor returns.
   * @param outcome what happened after Send, if it was pressed
   */
  save(outcome?: OutcomeName): void;
  readOutcome(): OutcomeName | undefined;
  /** Deletes the stored draft and resets the form. */
  clear(): void;
  /** Restores the fields that were cleared last. */
  restoreCleared(): void;
}

/** Each form has a draft of its own: those of two pages, and two of one page. */
const toKey = (form: HTMLFormElement) => `contact-form ${location.pathname} ${[...document.forms].indexOf(form)}`;

/** Restores the draft of this tab. Keeps what was typed before the script ran. */
export function makeDraft(form: HTMLFormElement): Draft {
  const fields = getFields(form);
  const key = toKey(form);
  const outcomeKey = `${key} outcome`;
  let cleared = new Map<Field, string>();
  const save = (outcome?: OutcomeName) => {
    const values = fields.map(({ name, value }) => [name, value]);
    store(key, JSON.stringify(Object.fromEntries(values)));
    store(outcomeKey, outcome);
  };
  restoreFields(fields, key);
  return {
    save,
    readOutcome() {
      const outcome = readStored(outcomeKey) ?? '';
      return isOutcome(outcome) ? outcome : undefined;
    },
    clear() {
      cleared = new Map(fields.map((field) => [field, field.value]));
      for (const one of [key, outcomeKey]) store(one, undefined);
      form.reset();
      // Fills in the recipient that the URL names.
      restoreFields(fields, key);
    },
    restoreCleared() {
      for (const [field, value] of cleared) field.value = value;
      save();
    },
  };
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function getFields(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input, select, textarea')].filter(({ name }) => name !== HONEYPOT_NAME);
}

function restoreFields(fields: readonly Field[], key: string): void {
  const draft = readDraft(key);
  const recipient = new URLSearchParams(location.search).get('to');
  if (recipient !== null && (isNewVisit() || !draft.has('to'))) draft.set('to', recipient);
  for (const field of fields) fill(field, draft.get(field.name));
}

/** Whether the visitor followed a link or typed the URL. Then the recipient in the URL replaces the stored one. */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}

/** Empty if the stored value is invalid. */
function readDraft(key: string): Map<string, unknown> {
  try {
    const draft: unknown = JSON.parse(readStored(key) ?? '{}');
    return new Map(Object.entries(Object(draft)));
  } catch {
    return new Map();
  }
}

/** Fills in a field that the visitor has left empty. */
function fill(field: Field, value: unknown): void {
  if (typeof value !== 'string') return;
  if (field instanceof HTMLSelectElement) {
    if (field.selectedIndex === 0 && [...field.options].some((option) => option.value === value)) field.value = value;
  } else if (field.value === '') field.value = value;
}
