import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { run } from '../../../build.ts';
import { readCase } from '../../support/fixture-case.ts';
import { addFile, copyFixture, type FixtureSite, formatEntry, pictures } from '../../support/fixture-site.ts';
import { runCommand } from '../../support/run-command.ts';

async function check(fixture: FixtureSite, { images = pictures, origin = '' } = {}): Promise<string> {
  const content = join(fixture.folder, 'content');
  const flags = origin === '' ? [] : ['--origin', origin];
  const { status, stderr } = await runCommand(run, [
    'check:placeholders',
    '--images',
    images,
    '--content',
    content,
    ...flags,
  ]);
  const [errors = ''] = stderr.replaceAll(`${content}/`, '').split('\n\n');
  assert.equal(status, errors === '' ? 0 : 1);
  return errors;
}

/** The base site without example addresses and numbers. */
function copyReal(): FixtureSite {
  const fixture = copyFixture();
  fixture.edit('site.md', '(800) 555-0100', '(800) 552-0100');
  fixture.edit('site.md', 'hello@example.com', 'hello@tiny.test');
  fixture.edit('site.md', 'https://pricing.example.com/', 'https://pricing.tiny.test/');
  return fixture;
}

/** A JPEG with a comment segment after its first marker (ITU T.81, B.2.4.5). */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const segment = Buffer.from(`\xff\xfe\x00${String.fromCharCode(comment.length + 2)}${comment}`, 'latin1');
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

describe('npm run check:placeholders', () => {
  it('fails while an entry is marked as a sample, and shows where', async () => {
    const fixture = copyReal();
    fixture.edit('site.md', 'name:', 'sample: true\nname:');
    const message = 'The entry has sample values. Write the real ones and delete `sample: true`.';
    assert.equal(await check(fixture), `site.md:2:1 error ${message}`);
  });

  it('fails while a person has a sample image', async () => {
    const fixture = copyReal();
    const folder = join(fixture.folder, 'images');
    const photograph = readFileSync(join(pictures, 'produce.jpg'));
    mkdirSync(folder);
    writeFileSync(join(folder, 'produce.jpg'), photograph);
    // The scenes in assets/scenes mark their pictures with this comment.
    writeFileSync(join(folder, 'figure.jpg'), withComment(photograph, 'Rendered in assets/scenes'));
    const checkPhoto = (src: string) => {
      const manager = { name: 'Ida Vance', title: 'Buyer', order: 1, photo: { src, alt: 'Ida Vance' } };
      addFile(fixture, 'managers/ida-vance.md', formatEntry(manager));
      return check(fixture, { images: folder });
    };
    const message =
      '`figure.jpg` is a sample image. Use a photograph, or delete `photo`; the page then shows initials.';
    assert.equal(await checkPhoto('figure.jpg'), `managers/ida-vance.md:5:15 error ${message}`);
    assert.equal(await checkPhoto('produce.jpg'), '');
  });

  it('fails while the origin in site.md or --origin is an example address', async () => {
    const fixture = copyReal();
    const errors = await check(fixture, { origin: 'https://www.example.com' });
    assert.match(errors, /`--origin https:\/\/www\.example\.com` is only an example\. Use the address/);
    fixture.edit('site.md', 'https://tiny.test', 'https://www.example.com');
    assert.match(await check(fixture), /^site\.md:6:17 error `www\.example\.com` is only an example\. Write the real/);
    assert.equal(await check(fixture, { origin: 'https://tiny.test' }), '');
  });

  it('finds example addresses in all files, even if no entry is marked as a sample', async () => {
    assert.equal(
      `${await check(copyFixture('overlays/example-addresses'))}\n`,
      readCase('overlays/example-addresses').expected,
    );
  });
});
