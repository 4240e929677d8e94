/** `npm run publish-check` rejects a site with invented values. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { run } from '../../../site/checks/publish-check.ts';
import { addFile, copyFixture, type FixtureSite } from '../../support/fixture-site.ts';
import { project } from '../../support/project.ts';
import { runCommand } from '../../support/run-command.ts';

const PICTURES = join(project, 'test/fixtures/pictures');

async function check(fixture: FixtureSite, ...flags: string[]) {
  const content = join(fixture.folder, 'content');
  const { status, stderr } = await runCommand(run, ['--images', PICTURES, '--content', content, ...flags]);
  return { status, faults: stderr.replaceAll(`${content}/`, '').split('\n\n')[0]?.split('\n') };
}

/** The base site with values of its own in place of the samples that its name betrays. */
function startReal(): FixtureSite {
  const fixture = copyFixture();
  fixture.edit('site.md', 'hello@example.com', 'hello@tiny.test');
  fixture.edit('site.md', 'https://pricing.example.com/', 'https://pricing.tiny.test/');
  fixture.edit('site.md', '(800) 555-0100', '(800) 867-5309');
  return fixture;
}

/** A JPEG with a comment segment behind its first marker (ITU T.81, B.2.4.5). */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const segment = Buffer.from(`\xff\xfe\x00${String.fromCharCode(comment.length + 2)}${comment}`, 'latin1');
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

describe('npm run publish-check', () => {
  it('passes a site without samples', async () => {
    const fixture = startReal();
    assert.equal((await check(fixture)).status, 0);
  });

  it('fails while a sample remains, and shows where it is marked', async () => {
    const fixture = startReal();
    fixture.edit('site.md', 'name:', 'sample: true\nname:');
    const { status, faults } = await check(fixture);
    assert.equal(status, 1);
    assert.deepEqual(faults, [
      'site.md:2:1 error The entry has sample values. Write the real ones and delete `sample: true`.',
    ]);
  });

  it('fails while a person has a sample figure', async () => {
    const fixture = startReal();
    const manager = (photo: string) => [
      '---',
      'name: Ida Vance',
      'title: Buyer',
      'order: 1',
      `photo: { src: ${photo}, alt: Ida Vance }`,
      '---',
      '',
    ];
    addFile(fixture, 'managers/ida-vance.md', manager('figure.jpg').join('\n'));
    const folder = join(fixture.folder, 'images');
    const photograph = readFileSync(join(PICTURES, 'produce.jpg'));
    mkdirSync(folder);
    writeFileSync(join(folder, 'produce.jpg'), photograph);
    writeFileSync(join(folder, 'figure.jpg'), withComment(photograph, 'Rendered in assets/scenes'));
    const images = ['--images', folder];
    const { status, faults } = await check(fixture, ...images);
    assert.equal(status, 1);
    assert.deepEqual(faults, [
      'managers/ida-vance.md:5:15 error `figure.jpg` is a sample figure. Use a photograph, or delete `photo`; the page then shows initials.',
    ]);
    addFile(fixture, 'managers/ida-vance.md', manager('produce.jpg').join('\n'));
    assert.equal((await check(fixture, ...images)).status, 0);
  });

  it('fails while the origin is an example, in the file or as a flag', async () => {
    const fixture = startReal();
    assert.match(
      String((await check(fixture, '--origin', 'https://www.example.com')).faults),
      /--origin is only an example: .*example\.com/,
    );
    fixture.edit('site.md', 'https://tiny.test', 'https://www.example.com');
    const { status, faults } = await check(fixture);
    assert.equal(status, 1);
    assert.match(String(faults), /^site\.md:6:17 error `www\.example\.com` is only an example\. Write the real/);
    assert.equal((await check(fixture, '--origin', 'https://tiny.test')).status, 0);
  });

  it('finds invented values that nothing marks, wherever they are', async () => {
    const fixture = startReal();
    addFile(
      fixture,
      'services/produce.md',
      [
        '---',
        'title: Produce',
        'description: Fruit of a tiny town, by mail from fruit.example.org, at dawn and at noon.',
        'lead: Call 800-555-0199.',
        'group: product-categories',
        'order: 1',
        'summary: Fruit.',
        'picture: { src: produce.jpg, alt: A shop in Anytown }',
        '---',
        '',
        'Write to [us](mailto:us@example.net), Anytown, or [call](tel:8005550100). Or write to',
        '[them](https://notexample.com/555-0200/), to [others](https://fruit.example/) or to [all](tel:+18005551212).',
        'Lorem ipsum, and (312) 555-6789.',
        '',
      ].join('\n'),
    );
    fixture.edit(
      'site.md',
      'address: [1 Dock Road, Tiny Town]',
      'address: [1 Warehouse Way, "Anytown, USA 00000-0000", 555-1234]',
    );
    const { status, faults = [] } = await check(fixture);
    assert.equal(status, 1);
    assert.deepEqual(
      faults.map((fault) => fault.replace(/ error/, '').replace(/ is only.*/, '')),
      [
        'services/produce.md:3:49 `fruit.example.org`',
        'services/produce.md:4:12 `800-555-0199`',
        'services/produce.md:8:45 `Anytown`',
        'services/produce.md:11:25 `example.net`',
        'services/produce.md:11:39 `Anytown`',
        'services/produce.md:11:62 `8005550100`',
        'services/produce.md:12:63 `fruit.example`',
        'services/produce.md:13:1 `Lorem ipsum`',
        'services/produce.md:13:18 `(312) 555-6789`',
        'site.md:10:11 `1 Warehouse Way`',
        'site.md:10:29 `Anytown`',
        'site.md:10:42 `00000-0000`',
        'site.md:10:55 `555-1234`',
      ],
    );
  });
});
