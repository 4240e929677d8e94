import { fileIn, type ReadResult, type Source, type TextRules } from '../../engine/content/index.ts';
import {
  interpolateFacts,
  type KnownFacts,
  listValues,
  PHONE,
  readKnownFacts,
  readName,
  VARIABLE,
} from './variables.ts';

/** The rules for copy: it may use facts, such as `{{skus}}`. */
export function readTextRules({ folder, sources }: ReadResult): TextRules {
  const known = readKnownFacts(sources);
  return {
    interpolate: (source) => interpolateFacts(source, known),
    makeKey: (source) => factsKey(source, known),
    valuesIn: (text) => listValues(text, known, (path) => fileIn(folder, path)),
  };
}

/**
 * The variables that a source uses, each with its value, and whether its name is known even if the fact is invalid. If the list of
 * facts can't be read, every name counts as known.
 */
function factsKey({ raw }: Source, { facts, names, phone, isFactListReadable }: KnownFacts): string {
  const used = [...raw.matchAll(VARIABLE)].map(([, inside = '']) => readName(inside).name);
  const values = used.map((name) => [name, facts.get(name), names.includes(name), name === PHONE && phone]);
  return JSON.stringify([isFactListReadable, values]);
}
