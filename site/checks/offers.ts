import { isSameUnit, type ParsedFigure } from '../model/numbers.ts';
import type { Fact } from '../schema/facts.ts';
import { findUnit, isYear } from './beside.ts';

/** What to write instead of a bare figure. */
export interface Offer {
  /** The figure, with its unit if the fact's text includes that. */
  found: string;
  /** e.g. "{{states}} states" */
  cures: string[];
}

/** The facts that a bare figure could mean: the same value, and the unit next to it. */
export function offerFacts(figure: ParsedFigure, copy: string, facts: ReadonlyMap<string, Fact>): Offer | undefined {
  const offers = [...facts].flatMap(([name, fact]) => {
    const match = fact.value === figure.value ? matchUnit(figure, copy, fact) : undefined;
    return match ? [{ found: match.found, cure: `{{${name}}}${match.unit}` }] : [];
  });
  const found = offers[0]?.found;
  if (found === undefined) return undefined;
  return { found, cures: offers.filter((offer) => offer.found === found).map(({ cure }) => cure) };
}

/** What a fact would replace, and the unit that must stay after it; undefined if the text counts something else. */
function matchUnit(figure: ParsedFigure, copy: string, fact: Fact): { found: string; unit: string } | undefined {
  const { words } = figure;
  if (figure.unit !== undefined) {
    if (!isSameUnit(firstOf(fact.unit, figure.unit), figure.unit)) return undefined;
    const isSpelled = words.endsWith(figure.unit);
    return { found: words, unit: isSpelled && !saysUnit(fact) ? words.slice(-figure.unit.length - 1) : '' };
  }
  if (isSameUnit(fact.unit, 'year') && isYear(copy, figure)) return { found: words, unit: '' };
  const beside = findUnit(copy, figure, fact.unit);
  if (!beside) return undefined;
  if (!saysUnit(fact)) return { found: words, unit: '' };
  return beside.isNext ? { found: words + beside.words, unit: '' } : undefined;
}

/** A symbol stands for the first word of a unit, e.g. "dollars" of "dollars an hour". */
function firstOf(unit: string, said: string): string {
  return ['dollars', 'percent'].includes(said) ? (unit.split(' ')[0] ?? unit) : unit;
}

/** e.g. "50 lb", "$19.00" or "99%" */
function saysUnit({ text, unit }: Fact): boolean {
  return /[$%]/.test(text) || text.toLowerCase().includes(unit.toLowerCase());
}
