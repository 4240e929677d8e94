import { isSameUnit, type ParsedNumber } from '../model/numbers.ts';
import type { Fact } from '../schema/facts.ts';
import { findUnit, isYear } from './figure-context.ts';

/** What to write instead of a bare figure. */
export interface Replacement {
  /** The figure, with its unit if the fact's text includes the unit. */
  replaced: string;
  /** What to write, e.g. "{{states}} states"; several if facts have the same value and unit. */
  options: string[];
}

/** The facts that a bare figure could mean: those with its value, and with the unit that stands next to it. */
export function suggestFacts(
  figure: ParsedNumber,
  copy: string,
  facts: ReadonlyMap<string, Fact>,
): Replacement | undefined {
  const matches = [...facts].flatMap(([name, fact]) => {
    const match = fact.value === figure.value ? matchUnit(figure, copy, fact) : undefined;
    return match ? [{ replaced: match.replaced, option: `{{${name}}}${match.unit}` }] : [];
  });
  const replaced = matches[0]?.replaced;
  if (replaced === undefined) return undefined;
  return { replaced, options: matches.filter((match) => match.replaced === replaced).map(({ option }) => option) };
}

/** What a fact would replace, and the unit to write after the fact, or ""; undefined if the fact does not fit the text. */
function matchUnit(figure: ParsedNumber, copy: string, fact: Fact): { replaced: string; unit: string } | undefined {
  const { typed } = figure;
  if (figure.unit !== undefined) {
    if (!isSameUnit(statedPartOf(fact.unit, figure.unit), figure.unit)) return undefined;
    // A word, such as "weeks", is written after a fact whose text lacks the unit. A sign, such as "$", is not.
    const isSpelled = typed.endsWith(figure.unit);
    return { replaced: typed, unit: isSpelled && !includesUnit(fact) ? typed.slice(-figure.unit.length - 1) : '' };
  }
  if (isSameUnit(fact.unit, 'year') && isYear(copy, figure)) return { replaced: typed, unit: '' };
  const found = findUnit(copy, figure, fact.unit);
  if (!found) return undefined;
  if (!includesUnit(fact)) return { replaced: typed, unit: '' };
  // In "12 busy weeks", a fact whose text is "12 weeks" does not fit.
  return found.isNext ? { replaced: typed + found.text, unit: '' } : undefined;
}

/** The part of a fact's unit that a text states: of "dollars an hour", "$" states only "dollars". */
function statedPartOf(unit: string, stated: string): string {
  return ['dollars', 'percent'].includes(stated) ? (unit.split(' ')[0] ?? unit) : unit;
}

/** Whether the text of a fact includes its unit, e.g. "50 lb", "$19.00" or "99%". */
function includesUnit({ text, unit }: Fact): boolean {
  return /[$%]/.test(text) || text.toLowerCase().includes(unit.toLowerCase());
}
