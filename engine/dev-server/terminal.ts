import { escapeUnseen } from '../core/characters.ts';
import { type Fault, placeOf } from './error.ts';
import type { Session } from './session.ts';

/**
 * Says on the terminal what the pages show: faults, as a build would, and when they are mended; each notice once.
 * @returns what is to be called when there may be news
 */
export function openTerminal(session: Session, log: (line: string) => void): () => void {
  const noticed = new Set<string>();
  let told: readonly Fault[] = [];
  return () => {
    const faults = session.faults();
    for (const line of tellFaults(faults, told, session.hasSite())) log(line);
    told = faults;
    for (const notice of session.notices()) {
      if (!noticed.has(notice)) log(notice);
      noticed.add(notice);
    }
  };
}

function tellFaults(faults: readonly Fault[], before: readonly Fault[], hasSite: boolean): string[] {
  if (JSON.stringify(faults) === JSON.stringify(before)) return [];
  if (faults.length === 0) return ['mended'];
  const lines = faults.map((fault) => escapeUnseen(`${placeOf(fault)} error ${fault.message}`));
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  return [
    ...lines,
    `${count}; ${hasSite ? 'shown is the site as it was before' : 'there is no site to show until then'}`,
  ];
}
