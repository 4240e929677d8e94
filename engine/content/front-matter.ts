import matter from 'gray-matter';
import { type Diagnostic, type InText, inCode, makeError } from '../core/index.ts';
import { explainParserErrors, findDeepNesting, findYamlMistakes } from './mistakes/yaml.ts';
import { FENCE_LENGTH, type FrontMatter, parseYaml, toPlainSpaces } from './positions.ts';

/** Reads "---", YAML, "---", Markdown. Errors are collected, never thrown. */
export function parseFrontMatter(text: string): { frontMatter?: FrontMatter; errors: Diagnostic<InText>[] } {
  const fenceError = checkFences(text);
  if (fenceError !== undefined) return { errors: [fenceError] };

  // gray-matter splits; `yaml` parses, because it keeps positions.
  const { matter: yaml, content: body } = matter(text, { engines: { yaml: () => ({}) } });
  const tooDeep = findDeepNesting(yaml);
  if (tooDeep) return { errors: [{ ...tooDeep, index: FENCE_LENGTH + tooDeep.index }] };
  const mistakes = findYamlMistakes(toPlainSpaces(yaml));
  const document = parseYaml(mistakes.length > 0 ? '' : yaml);
  const errors = [...mistakes, ...explainParserErrors(yaml, document.errors)];
  if (errors.length > 0) {
    return { errors: errors.map(({ index, ...found }) => ({ index: FENCE_LENGTH + index, ...found })) };
  }
  const written: unknown = document.toJS();
  const data = typeof written === 'object' && written !== null && !Array.isArray(written) ? written : {};
  const frontMatter = { data, yamlEnd: FENCE_LENGTH + yaml.length, bodyStart: text.length - body.length };
  return { frontMatter, errors: [] };
}

const FENCE_FIX = 'Write the fields between two lines of three hyphens alone: `---`.';

function checkFences(text: string): Diagnostic<InText> | undefined {
  const [first = '', ...rest] = text.split('\n');
  if (text.trim() === '') return { index: 0, ...makeError('empty-file', 'The file is empty.', FENCE_FIX) };
  if (first !== '---')
    return { index: 0, ...makeError('no-front-matter', `The first line is ${inCode(first)}.`, FENCE_FIX) };
  const end = rest.findIndex((line) => /^-{3}/.test(line));
  const line = rest[end];
  if (line === '---') return undefined;
  if (line === undefined)
    return { index: 0, ...makeError('open-front-matter', 'The front matter has no end.', FENCE_FIX) };
  const index = [first, ...rest.slice(0, end)].join('\n').length + 1;
  return { index, ...makeError('front-matter-end', `${inCode(line)} doesn't end the front matter.`, FENCE_FIX) };
}
