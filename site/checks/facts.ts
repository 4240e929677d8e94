/** Variables in copy: `{{founded}}` is replaced by a fact, `{{phone}}` by the phone number of content/site.md. */
import { z } from 'zod';
import {
  type FieldText,
  type FilledSource,
  fileIn,
  interpolate,
  listTexts,
  mapStrings,
  type Source,
  type VariableValue,
} from '../../engine/content/index.ts';
import { type Diagnostic, type FieldPath, findSimilar, inCode, makeError } from '../../engine/core/index.ts';
import { telephoneUrl } from '../model/telephone.ts';
import { type Fact, fact, facts as factsEntry } from '../schema/facts.ts';
import { phone as phoneField } from '../schema/phone.ts';

/** `{{founded}}` is the text of the fact "founded". `{{states in digits}}` is the number of the fact "states": 7, not "seven". */
const VARIABLE = /\{\{([^{}]*)\}\}/g;
/** In an address, the phone number has no spaces: "tel:{{phone}}". */
const WITH_SCHEME = /(tel:)?\{\{([^{}]*)\}\}/g;

/** Text in braces, or stray braces: a valid variable or a mistake. */
interface Variable {
  /** As typed, e.g. "{{founded}}"; if no brace closes it, only the first word. */
  typed: string;
  index: number;
  name: string;
  isInDigits: boolean;
  /** Whether it has two braces on either side. */
  isComplete: boolean;
}

const DIGITS = ' in digits';
/** In characters; longer text is a sentence, not a name. */
const MAX_NAME = 60;

/** Finds text in braces, and closing braces that none opens. */
function listVariables(text: string): Variable[] {
  return [...text.matchAll(/(\{+)([^{}]*)(\}*)|\}+/g)].map(
    ({ 0: match, 1: opening, 2: inside = '', 3: closing, index }) => {
      // `opening` is undefined for closing braces that none opens.
      const isComplete = opening === '{{' && closing === '}}';
      const isClosed = isComplete || (closing !== '' && match.length <= MAX_NAME);
      const [first = ''] = /^\s*[^\s]*/.exec(inside) ?? [];
      const typed = isClosed || opening === undefined ? match : opening + first.slice(0, MAX_NAME);
      return { typed, index, ...readName(isClosed ? inside : first), isComplete };
    },
  );
}

/** e.g. " states in digits " → "states", in digits */
function readName(inside: string): { name: string; isInDigits: boolean } {
  const typed = inside.trim();
  const isInDigits = typed.endsWith(DIGITS);
  return { name: isInDigits ? typed.slice(0, -DIGITS.length).trim() : typed, isInDigits };
}

/** The facts that copy can name, and the phone number. */
export interface KnownFacts {
  /** The valid facts, by name. */
  facts: ReadonlyMap<string, Fact>;
  /** The names of all facts, also of invalid and missing ones, and "phone". */
  names: readonly string[];
  /** The phone number of the site, if it is valid. */
  phone: string | undefined;
  isFactListReadable: boolean;
}

export const FACTS_FILE = 'facts.md';
const SITE_FILE = 'site.md';
/** The name that stands for the phone number of the site, unless a fact has this name. */
const PHONE = 'phone';

/** The most errors that a check reports in one text. Locating thousands would take minutes. */
const MAX_ERRORS = 100;

export function readFacts(sources: readonly Source[]): KnownFacts {
  const findData = (file: string) => sources.find(({ path }) => path === file)?.data;
  const data = findData(FACTS_FILE);
  const { phone } = z.looseObject({ phone: phoneField }).safeParse(findData(SITE_FILE)).data ?? {};
  const rawFacts = z.looseObject({ facts: z.record(z.string(), z.unknown()) }).safeParse(data).data?.facts;
  const facts = new Map(
    Object.entries(rawFacts ?? {}).flatMap(([name, value]) => {
      const parsed = fact.safeParse(value);
      return parsed.success ? [[name, parsed.data] as const] : [];
    }),
  );
  const names = [...new Set([...Object.keys(rawFacts ?? {}), ...Object.keys(factsEntry.shape.facts.shape), PHONE])];
  return { facts, names, phone, isFactListReadable: rawFacts !== undefined };
}

interface PlacedVariable extends Variable, Pick<Diagnostic, 'position'> {
  path: FieldPath;
}

/** The wanted variables in texts, with their positions. `max` limits their number in each text, because finding positions is slow. */
function findVariables(
  texts: readonly FieldText[],
  isWanted: (variable: Variable) => boolean,
  max = Number.POSITIVE_INFINITY,
): PlacedVariable[] {
  return texts.flatMap(({ text, path, locate }) =>
    listVariables(text)
      .filter(isWanted)
      .slice(0, max)
      .map((variable) => ({ ...variable, path, position: locate(variable.index) })),
  );
}

/** Replaces the variables in every text of a source. Unknown names and stray braces are errors. */
export function fillFacts(source: Source, known: KnownFacts): FilledSource {
  if (source.path === FACTS_FILE) return { ...source, typed: source, errors: findNestedFacts(source) };
  const toText = (typed = '', scheme = '', inside = '') => {
    const variable = readName(inside);
    if (scheme !== '' && known.phone && isPhone(variable, known)) return telephoneUrl(known.phone);
    return scheme + (formatFact(variable, known) ?? typed);
  };
  // In running text the phone number becomes a link that calls it. Fields are plain text, so they get the number alone.
  // A name without a value, which has an error of its own, stands there without braces, which would be reported again.
  const toMarkdown = (_: string, scheme = '', inside = '') =>
    (scheme === '' ? linkPhone(readName(inside), known) : undefined) ?? toText(inside.trim(), scheme, inside);
  const errors = findVariables(listTexts(source), (variable) => !isKnown(variable, known), MAX_ERRORS).map((variable) =>
    reportVariable(source, variable, describeError(variable, known)),
  );
  const body = interpolate(source.body, WITH_SCHEME, toMarkdown);
  return {
    ...source,
    typed: source,
    errors,
    data: mapStrings(
      source.data,
      (text) => interpolate(text, WITH_SCHEME, (whole, ...parts) => toText(whole.replace('tel:', ''), ...parts)).text,
    ),
    body: body.text,
    positionsIn(path: FieldPath) {
      const positionAt = source.positionsIn(path);
      return path.length === 0 ? (offset: number) => positionAt(body.offsetInTemplate(offset)) : positionAt;
    },
  };
}

function reportVariable({ file }: Source, { position, path }: PlacedVariable, error: Diagnostic<unknown>): Diagnostic {
  return { file, position, path, ...error };
}

/** The values of the variables in a text. @param folder the content folder, as messages show it */
export function listValues(text: string, known: KnownFacts, folder: string): VariableValue[] {
  return [...text.matchAll(VARIABLE)].flatMap(([, inside = '']) => {
    const variable = readName(inside);
    const formatted = formatFact(variable, known);
    if (formatted === undefined) return [];
    return isPhone(variable, known)
      ? [{ text: formatted, file: fileIn(folder, SITE_FILE), path: [PHONE] }]
      : [{ text: formatted, file: fileIn(folder, FACTS_FILE), path: ['facts', variable.name, 'text'] }];
  });
}

type VariableName = ReturnType<typeof readName>;

function isPhone({ name }: VariableName, { facts }: KnownFacts): boolean {
  return name === PHONE && !facts.has(PHONE);
}

function linkPhone(variable: VariableName, known: KnownFacts): string | undefined {
  return known.phone && isPhone(variable, known) ? `[${known.phone}](${telephoneUrl(known.phone)})` : undefined;
}

function formatFact(variable: VariableName, known: KnownFacts): string | undefined {
  if (isPhone(variable, known)) return known.phone;
  const { name, isInDigits } = variable;
  const knownFact = known.facts.get(name);
  return isInDigits ? knownFact && formatDigits(knownFact.value) : knownFact?.text;
}

/** As on a price card, e.g. "22,000", "40 × 48" or, for a half, "½". */
function formatDigits(value: Fact['value']): string {
  const write = (number: number) => (number === 0.5 ? '½' : number.toLocaleString('en-US'));
  return [value].flat().map(write).join(' × ');
}

const NAME = /^[\w-]+$/;

/** Whether a variable names a fact, valid or not. If the list of facts can't be read, every name counts as known. */
function isKnown({ isComplete, name }: Variable, { names, isFactListReadable }: KnownFacts): boolean {
  return isComplete && (names.includes(name) || !isFactListReadable);
}

function describeError(variable: Variable, known: KnownFacts): Diagnostic<unknown> {
  const { typed, name, isComplete } = variable;
  if (!isComplete) {
    return makeError('stray-braces', `${inCode(typed)} is not a fact.`, fixVariable(variable, known));
  }
  const near = findSimilar(name, known.names);
  const add = NAME.test(name) ? 'Add it to content/facts.md first.' : 'Write the name of a fact between the braces.';
  const fix = near ? `Did you mean \`{{${near}}}\`?` : add;
  return makeError('unknown-fact', `Unknown fact ${inCode(`{{${name}}}`)}.`, fix);
}

function fixVariable({ name, isInDigits }: Variable, { names, isFactListReadable }: KnownFacts): string {
  const write = (factName: string) => `{{${factName}${isInDigits ? ' in digits' : ''}}}`;
  if (names.includes(name) || (!isFactListReadable && NAME.test(name))) return `Write \`${write(name)}\`.`;
  const near = findSimilar(name, names);
  return near
    ? `Did you mean \`${write(near)}\`?`
    : 'Write it without braces; they are for facts, such as `{{founded}}`.';
}

function findNestedFacts(source: Source): Diagnostic[] {
  const facts = listTexts(source).filter(({ path }) => path[0] === 'facts');
  return findVariables(facts, () => true, MAX_ERRORS).map((variable) => {
    const message = `A fact can't contain another: ${inCode(variable.typed)}.`;
    return reportVariable(source, variable, makeError('nested-fact', message, 'Write the figure itself.'));
  });
}
