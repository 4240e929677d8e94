import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { loadAdvise } from '../../../engine/checks/index.ts';
import { listChecks } from '../../support/table.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

describe('advice on a text', () => {
  const folder = makeTemporaryFolder('prose');
  // Advice also follows the table of names in the README.md of the content folder.
  writeFileSync(
    join(folder, 'README.md'),
    '| We write | for | and not |\n| - | - | - |\n| planogramming | | shelf plan |\n',
  );
  const loaded = loadAdvise(folder);
  const advise = async (text: string) => (await loaded)(text).map(({ message, fix }) => `${message} ${fix}`);
  for (const [text, check] of listChecks('prose', advise)) it(text, check);
  it('says that a text is hard to read', async () => {
    const text = 'Organizational considerations necessitate comprehensive administrative documentation. '.repeat(7);
    assert.deepEqual(await advise(text), ['This text is hard to read. Use shorter words and sentences.']);
  });
});
