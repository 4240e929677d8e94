/** The dates of pages in the sitemap. */
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { readCommitDates } from '../../../engine/output/commit-dates.ts';
import { copyFixture, type FixtureSite } from '../../support/fixture-site.ts';
import { gitIn, makeRepository } from '../../support/repository.ts';

const listDates = (fixture: FixtureSite) =>
  Object.fromEntries(
    [...fixture.read('sitemap.xml').matchAll(/<loc>[^<]*?(\/[^/<]*\/?)<\/loc>(?:<lastmod>([^<]*))?/g)].map(
      ([, path = '', date]) => [path, date],
    ),
  );

it('the sitemap has the day of the last commit of each page, if the whole history is there', async () => {
  const fixture = copyFixture();
  await fixture.build();
  assert.equal(listDates(fixture)['/contact/'], undefined);

  process.env['GIT_COMMITTER_DATE'] = '2026-03-01T12:00:00Z';
  makeRepository(fixture.folder, 'content');
  process.env['GIT_COMMITTER_DATE'] = '2026-05-02T12:00:00Z';
  fixture.edit('services/produce.md', /$/, '\nOne more sentence.\n');
  gitIn(fixture.folder, 'commit', '-qam', 'Write more');
  delete process.env['GIT_COMMITTER_DATE'];
  await fixture.build();
  const dates = listDates(fixture);
  assert.deepEqual([dates['/contact/'], dates['/produce/']], ['2026-03-01', '2026-05-02']);

  const shallow = copyFixture();
  const { href } = pathToFileURL(fixture.folder);
  gitIn(shallow.folder, 'clone', '-q', '--depth', '1', href, 'clone');
  cpSync(join(shallow.folder, 'clone/.git'), join(shallow.folder, '.git'), { recursive: true });
  await shallow.build();
  assert.equal(listDates(shallow)['/contact/'], undefined);
});

it('a build runs nothing that files in the content name', async () => {
  const fixture = copyFixture();
  makeRepository(fixture.folder, 'content');
  const [content, trace] = [join(fixture.folder, 'content'), join(fixture.folder, 'trace')];
  // What a bare repository has, with settings that name a program.
  for (const folder of ['objects', 'refs']) mkdirSync(join(content, folder));
  writeFileSync(join(content, 'HEAD'), 'ref: refs/heads/main\n');
  const program = `touch '${trace}'; false`;
  writeFileSync(
    join(content, 'config'),
    `[core]\n\tfsmonitor = "${program}"\n\tsshCommand = "${program}"\n\tpager = "${program}"\n[core]\n\trepositoryformatversion = 0\n`,
  );
  assert.ok(readCommitDates(content).size > 0);
  assert.equal(existsSync(trace), false);
});

it('a build fetches nothing that a partial clone lacks', () => {
  const fixture = copyFixture();
  makeRepository(fixture.folder, 'content');
  gitIn(fixture.folder, 'config', 'uploadpack.allowFilter', 'true');
  gitIn(fixture.folder, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  const { href } = pathToFileURL(fixture.folder);
  const { folder } = copyFixture();
  gitIn(folder, 'clone', '-q', '--no-checkout', '--filter=tree:0', href, 'clone');
  const clone = join(folder, 'clone');
  const listObjects = () => gitIn(clone, 'count-objects', '-v');
  const before = listObjects();
  mkdirSync(join(clone, 'content'));
  assert.equal(readCommitDates(join(clone, 'content')).size, 0);
  assert.equal(listObjects(), before);
});
