import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { listAffected } from '../../support/affected.ts';
import { project } from '../../support/project.ts';

const pathsOf = (...files: string[]) => {
  const affected = listAffected(files);
  return affected === 'all' ? assert.fail(`everything runs for ${files}`) : affected.paths;
};

describe('npm test -- --changed', () => {
  it('runs no browser tests for a content file; for a script, only those of all pages and of its island', () => {
    assert.deepEqual(listAffected(['content/services/meat.md']), { checks: ['build'], paths: ['test/site/'] });
    const browser = pathsOf('client/tabs/tabs.ts').filter((path) => path.startsWith('test/browser/'));
    assert.deepEqual(browser, ['test/browser/pages/walk', 'test/browser/tabs/']);
  });

  it('runs the tests of the layers above a changed layer of the engine', () => {
    assert.ok(pathsOf('engine/content/read.ts').includes('test/unit/'));
    assert.ok(!pathsOf('engine/report/ReportPage.tsx').includes('test/unit/'));
  });

  it('runs a changed test alone, and everything if a file is unknown', () => {
    assert.deepEqual(pathsOf('test/unit/structure.test.ts'), ['test/unit/structure.test.ts']);
    assert.equal(listAffected(['content/pages/home.md', 'package.json']), 'all');
  });

  it('runs only tests that exist', () => {
    const others = ['content/a.md', 'docs/a.md', 'assets/icons/a.svg', 'assets/styles/a.css'];
    const code = ['pages/a.tsx', 'engine/core/a.ts', 'engine/editor/a.ts', 'client/menu/a.ts'];
    for (const path of pathsOf(...others, ...code)) {
      const isThere = [path, `${path}.test.ts`].some((name) => existsSync(join(project, name)));
      assert.ok(isThere, path);
    }
  });
});
