import type { CheckName } from '../run.ts';

/** The checks for code of the site or the engine. */
const CODE: readonly CheckName[] = ['build', 'types', 'lint'];
const PAGE_TESTS = ['test/site/', 'test/spec/', 'test/browser/pages/walk'];

/**
 * What a changed file can affect, by its path. Only the first rule whose pattern matches counts. In the names of tests, `$1` stands
 * for the group in the pattern.
 */
const RULES: readonly (readonly [pattern: RegExp, checks: readonly CheckName[], tests: readonly string[]])[] = [
  [/^content\/.*\.md$/, ['build'], ['test/site/', 'test/spec/']],
  [/^(?:docs\/.*|[^/]+)\.md$/, [], ['test/unit/docs/']],
  [/^assets\/(?:images|icons)\//, ['build'], PAGE_TESTS],
  [/^assets\/styles\/modes\/forced-colors/, ['build', 'lint'], ['test/browser/pages/forced-colors']],
  [/^assets\/styles\//, ['build', 'lint'], [...PAGE_TESTS, 'test/unit/site/palette']],
  [/^(?:components|client)\/([\w-]+)\//, CODE, [...PAGE_TESTS, 'test/browser/$1/']],
  [/^(?:pages|site)\//, CODE, [...PAGE_TESTS, 'test/unit/site/']],
  [/^engine\/(dev-server|cli)\//, CODE, ['test/unit/$1/', 'test/unit/structure', 'test/browser/$1/']],
  [/^editor\//, CODE, ['editor/test/unit/', 'test/unit/structure', 'editor/test/browser/']],
  // The lower layers of the engine, which pages and the folders named above use.
  [/^engine\//, CODE, [...PAGE_TESTS, 'test/unit/']],
  [/^(test\/(?:unit|site|browser)\/.+\.test\.ts)$/, ['types', 'lint'], ['$1']],
  [/^(test\/(?:unit|site|browser)\/[\w-]+\/)/, ['types', 'lint'], ['$1']],
];

/** The checks and tests that changes of files can affect; 'all' if no rule matches one of the files. */
export function listAffected(files: readonly string[]): { checks: CheckName[]; paths: string[] } | 'all' {
  const changes = files.map((file) => ({ file, rule: RULES.find(([pattern]) => pattern.test(file)) }));
  if (changes.some(({ rule }) => rule === undefined)) return 'all';
  const checks = changes.flatMap(({ rule }) => rule?.[1] ?? []);
  const paths = changes.flatMap(({ file, rule }) => {
    const [pattern, , tests = []] = rule ?? [];
    return tests.map((test) => test.replace('$1', pattern?.exec(file)?.[1] ?? ''));
  });
  return { checks: [...new Set(checks)], paths: [...new Set(paths)] };
}
