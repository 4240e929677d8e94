import assert from 'node:assert/strict';
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { copyFixture } from '../../support/fixture-site.ts';
import { openPage } from '../../support/html.ts';
import { project } from '../../support/project.ts';

it('a picture in a text may have any file name and alternative text, and a caption', async (test) => {
  const images = mkdtempSync(join(tmpdir(), 'images-'));
  test.after(() => rmSync(images, { recursive: true }));
  cpSync(join(project, 'test/fixtures/pictures'), images, { recursive: true });
  copyFileSync(join(images, 'produce.jpg'), join(images, 'meat&fish.jpg'));
  const fixture = copyFixture();
  fixture.edit(
    'services/produce.md',
    'Fruit comes',
    '![Crates of "fish" & and meat](meat&fish.jpg "At six")\n\nFruit comes',
  );
  await fixture.build({ images });
  const page = openPage(fixture, 'services/product-categories/produce/');
  assert.equal(page('.prose > figure img').attr('alt'), 'Crates of "fish" & and meat');
  assert.equal(page('.prose > figure figcaption').text(), 'At six');
  assert.equal(page('.prose > figure + p').text().slice(0, 11), 'Fruit comes');
});
