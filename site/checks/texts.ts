import type { TextRules } from '../../engine/check/rules.ts';
import type { Reading } from '../../engine/read/read.ts';
import { findIdle, readAllowed } from './allowed.ts';
import { checkFigures } from './bare-figures.ts';
import { fillFacts, readFacts } from './facts.ts';

/** The rules of texts: facts are put in by name, and no bare figure stands beside them. */
export function readTextRules(reading: Reading): TextRules {
  const facts = readFacts(reading.sources);
  const allowed = readAllowed(reading.sources);
  return {
    fill: (source) => fillFacts(source, facts),
    check: (source, copy) => checkFigures(source, copy, { facts, allowed }),
    faults: findIdle(reading, allowed),
  };
}
