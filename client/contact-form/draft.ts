import { TRAP } from '../../components/contact-trap.ts';
import { keep, recall } from '../storage.ts';

const KEY = 'contact-form';
/** Where the draft was written: `?to=` chooses the recipient, and a later choice stands above it. */
const PLACE = 'place';

/** Keeps what is typed, should the visitor leave the page and come back. */
export function keepDraft(form: HTMLFormElement): void {
  const fields = fieldsOf(form).map(({ name, value }) => [name, value]);
  keep(KEY, JSON.stringify({ ...Object.fromEntries(fields), [PLACE]: location.search }));
}

export function dropDraft(): void {
  keep(KEY, undefined);
}

/** What was typed before the script had come stands above the draft. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft: Record<string, string> = JSON.parse(recall(KEY) ?? '{}');
  const asked = new URLSearchParams(location.search).get('to');
  if (asked !== null && draft[PLACE] !== location.search) draft.to = asked;
  for (const field of fieldsOf(form)) fill(field, draft[field.name]);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input, select, textarea')].filter(({ name }) => name !== TRAP);
}

function fill(field: Field, value: string | undefined): void {
  if (value === undefined) return;
  if (field instanceof HTMLSelectElement) {
    if (field.selectedIndex === 0 && [...field.options].some((option) => option.value === value)) field.value = value;
  } else if (field.value === '') field.value = value;
}
