import type { FormError as PlacedFault } from '../protocol.ts';
import { type Cures, showFaults } from './faults.ts';
import { focusedPath } from './form/focused.ts';
import type { FullEntry } from './form/form.ts';
import { keepPlace } from './place.ts';
import { withoutEmpty } from './say.ts';
import type { Path } from './values.ts';

interface Form {
  entry: FullEntry;
  element: HTMLElement;
  /** Holds the faults of other files. */
  others: HTMLElement;
}

/** The form that is in the panel, if one is, and the faults that stand in it. */
export interface Showing {
  form(): Form | undefined;
  entry(): FullEntry | undefined;
  /** The field that has the focus, or had it last. */
  field(): Path | undefined;
  show(form: Form): void;
  /** The file of the entry is to have another name. */
  rename(path: string): void;
  /** It was saved, and stands as it is told here. */
  renew(entry: FullEntry): void;
  /** Something else is in the panel. */
  leave(): void;
  /** Takes up all faults of what is typed. Once it was to be saved, those of an empty form are told, too. */
  take(faults: readonly PlacedFault[], isAsked: boolean): void;
  faults(): readonly PlacedFault[];
  /** Those that can be seen. */
  told(): readonly PlacedFault[];
  /** Brings the first of them into view, with the focus on what mends it. */
  goToFault(): void;
}

/** @param fileOf gives the file of an entry, as faults name it */
export function openShowing(fileOf: (path: string) => string, cures: Cures): Showing {
  let faults: readonly PlacedFault[] = [];
  let form: Form | undefined;
  let field: Path | undefined;
  let isAsked = false;
  const told = () => (form && form.entry.hash === undefined && !isAsked ? withoutEmpty(faults) : faults);
  const tell = () => {
    if (form) showFaults(form.element, form.others, told(), fileOf(form.entry.path), cures);
  };
  const put = (next: Form) => {
    form = next;
    keepPlace({ path: next.entry.path, field, at: location.pathname });
  };
  return {
    form: () => form,
    entry: () => form?.entry,
    field: () => field,
    show(next) {
      isAsked = false;
      field = undefined;
      next.element.addEventListener('focusin', () => {
        field = focusedPath(next.element) ?? field;
        put(form ?? next);
      });
      put(next);
      tell();
    },
    rename(path) {
      if (form) put({ ...form, entry: { ...form.entry, path } });
    },
    renew(entry) {
      if (form) put({ ...form, entry });
    },
    leave() {
      form = undefined;
    },
    take(found, asked) {
      faults = found;
      isAsked ||= asked;
      tell();
    },
    faults: () => faults,
    told,
    goToFault() {
      const parts = form ? [form.others, form.element] : [];
      const first = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>('.fault:not([hidden])')])[0];
      const holder = first?.closest('.field') ?? first;
      holder?.querySelector<HTMLElement>('textarea, select, input, button')?.focus({ preventScroll: true });
      first?.scrollIntoView({ block: 'center' });
    },
  };
}
