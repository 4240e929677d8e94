import type { FormError as PlacedFault } from '../protocol.ts';

/** How things stand with what was typed, in a line. */
export function sayState(
  faults: readonly PlacedFault[],
  told: readonly PlacedFault[],
  drafts: number,
): [words: string, isAlarm: boolean] {
  if (told.length > 0)
    return [`${sayFaults(told.length)}: mend ${told.length === 1 ? 'it' : 'them'} before you save.`, true];
  if (faults.length > 0)
    return [
      `Not saved yet: ${faults.length === 1 ? '1 field' : `${faults.length} fields`} still to be filled in.`,
      false,
    ];
  return [drafts > 0 ? 'Not saved yet.' : '', false];
}

export function sayFaults(count: number): string {
  return count === 1 ? '1 mistake' : `${count} mistakes`;
}

/** Whoever has just begun to fill in a form knows that it is empty. */
export function withoutEmpty(faults: readonly PlacedFault[]): PlacedFault[] {
  return faults.filter(({ message }) => !/^found (?:nothing|"")/.test(message));
}
