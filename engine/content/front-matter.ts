import matter from 'gray-matter';
import { type Diagnostic, type InText, inCode, makeError } from '../core/index.ts';
import { FENCE_LENGTH, type FrontMatter, parseYaml } from './positions.ts';
import { findLostComments, findYamlErrors, maskUnquoted } from './yaml-hints.ts';

/** Reads "---", YAML, "---", Markdown. Errors are collected, never thrown. */
export function parseFrontMatter(text: string): { frontMatter?: FrontMatter; errors: Diagnostic<InText>[] } {
  const fenceError = checkFences(text);
  if (fenceError !== undefined) return { errors: [{ index: 0, ...fenceError }] };

  // gray-matter splits; `yaml` parses, because it keeps positions.
  const { matter: yaml, content: body } = matter(text, { engines: { yaml: () => ({}) } });
  // Values that need quotes, such as `{{skus}}`, are masked, so that the parser finds the other errors.
  const { masked, errors: unquoted } = maskUnquoted(yaml);
  const document = parseYaml(masked);
  const invalid = findYamlErrors(yaml, document.errors);
  // `findLostComments` finds text that YAML takes for a comment. After an error, it would find too much.
  const errors = [...unquoted, ...(invalid.length > 0 ? invalid : findLostComments(document))];
  if (errors.length > 0) {
    return { errors: errors.map(({ index, ...found }) => ({ index: FENCE_LENGTH + index, ...found })) };
  }
  const written: unknown = document.toJS();
  const data = typeof written === 'object' && written !== null && !Array.isArray(written) ? written : {};
  const frontMatter = { data, yamlEnd: FENCE_LENGTH + yaml.length, bodyStart: text.length - body.length };
  return { frontMatter, errors: [] };
}

function checkFences(text: string): Diagnostic<unknown> | undefined {
  const [first = '', ...rest] = text.split('\n');
  const fix = 'Write the fields between two lines of three hyphens alone: `---`.';
  if (text.trim() === '') return makeError('empty-file', 'The file is empty.', fix);
  if (first !== '---') return makeError('no-front-matter', `The first line is ${inCode(first)}.`, fix);
  return rest.includes('---') ? undefined : makeError('open-front-matter', 'The front matter has no end.', fix);
}
