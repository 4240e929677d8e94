/** Mistakes in style sheets. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { bundleStyles } from '../../../engine/assets/styles.ts';
import { BuildFailure } from '../../../engine/core/diagnostics.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

const MISTAKES = {
  'a { color: red }\nb } {\n': 'part.css:2:3 Invalid dangling combinator in selector.',
  'a { color: red }\n@import "./lost.css";\n':
    'part.css:2:8 @import rules must precede all rules aside from @charset and @layer statements.',
  '\n@import "./lost.css";\n': 'part.css:2:1 The file of this import does not exist.',
};

describe('a mistake in a style sheet', () => {
  for (const [css, expected] of Object.entries(MISTAKES))
    it(`is reported with its file, line and column: ${expected}`, () => {
      const folder = makeTemporaryFolder('styles');
      mkdirSync(join(folder, 'parts'));
      writeFileSync(join(folder, 'main.css'), '@import "./parts/part.css";\n');
      writeFileSync(join(folder, 'parts/part.css'), css);
      assert.throws(
        () => bundleStyles(folder, '', (name) => name),
        (error) => {
          assert.ok(error instanceof BuildFailure);
          const [{ file, position, message } = assert.fail('no error')] = error.errors;
          assert.equal(file.slice(-'part.css'.length), 'part.css');
          assert.equal(`part.css:${position?.line}:${position?.column} ${message}`, expected);
          return true;
        },
      );
    });

  it('in the list of critical styles is reported, not skipped', () => {
    const folder = makeTemporaryFolder('styles');
    writeFileSync(join(folder, 'part.css'), 'a { color: red }');
    writeFileSync(join(folder, 'critical.css'), '/* @import "./old.css"\n */\n@import "./part.css" layer(parts);\n');
    const compile = () => bundleStyles(folder, '', (name) => name);
    assert.equal(compile().critical.length, 1);
    writeFileSync(join(folder, 'critical.css'), "\n@import './part.css' layer(parts);\n");
    assert.throws(compile, /critical\.css:2:1 error This import can't be read\. Write it in one line/);
  });
});
