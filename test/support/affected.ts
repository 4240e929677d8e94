import type { CheckName } from '../run.ts';

const CODE: readonly CheckName[] = ['build', 'types', 'lint'];
const PAGES = ['test/site/', 'test/browser/pages/walk'];

/** What a changed file can affect, by its path; $1 is the group of the pattern. The first match counts. */
const RULES: readonly (readonly [path: RegExp, checks: readonly CheckName[], tests: readonly string[]])[] = [
  [/^content\/.*\.md$/, ['build'], ['test/site/']],
  [/^(?:docs\/.*|[^/]+)\.md$/, [], ['test/unit/docs/']],
  [/^assets\/(?:images|icons)\//, ['build'], PAGES],
  [/^assets\/styles\/modes\/forced-colors/, ['build', 'lint'], ['test/browser/pages/forced-colors']],
  [/^assets\/styles\//, ['build', 'lint'], [...PAGES, 'test/unit/site/palette']],
  [/^(?:components|client)\/([\w-]+)\//, CODE, [...PAGES, 'test/browser/$1/']],
  [/^(?:pages|site)\//, CODE, [...PAGES, 'test/unit/site/']],
  [/^engine\/(dev-server|editor|report|cli)\//, CODE, ['test/unit/$1/', 'test/unit/structure', 'test/browser/$1/']],
  // The layers above use these.
  [/^engine\//, CODE, [...PAGES, 'test/unit/']],
  [/^(test\/(?:unit|site|browser)\/.+\.test\.ts)$/, ['types', 'lint'], ['$1']],
  [/^(test\/(?:unit|site|browser)\/[\w-]+\/)/, ['types', 'lint'], ['$1']],
];

/** The checks and tests that changes of files can affect; everything if a file is unknown. */
export function listAffected(files: readonly string[]): { checks: CheckName[]; paths: string[] } | 'all' {
  const found = files.map((file) => ({ file, rule: RULES.find(([path]) => path.test(file)) }));
  if (found.some(({ rule }) => rule === undefined)) return 'all';
  const checks = found.flatMap(({ rule }) => rule?.[1] ?? []);
  const paths = found.flatMap(({ file, rule }) => {
    const [path, , tests = []] = rule ?? [];
    const part = path?.exec(file)?.[1] ?? '';
    return tests.map((test) => test.replace('$1', part));
  });
  return { checks: [...new Set(checks)], paths: [...new Set(paths)] };
}
