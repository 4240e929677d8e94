/** What belongs together in a review, what stays on this computer, and what the site needs. */
import assert from 'node:assert/strict';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { before, beforeEach, describe, it } from 'node:test';
import { editIn, MEAT, openRepositories, type Repositories, writeIn } from './repositories.ts';

const [OLA, ZOE] = ['content/managers/ola-winter.md', 'content/managers/zoe.md'];
const PRICES = 'public/prices.pdf';

let repos: Repositories;
before(async () => {
  repos = await openRepositories();
});
beforeEach(() => repos.reset());

const listHeadings = async () => (await repos.review()).files.map(({ heading }) => heading).sort();
const linkToPrices = () => repos.edit(MEAT, /$/, '\nSee [our prices](/prices.pdf).\n');

describe('an item of the review', () => {
  it('is an entry with its new picture', async () => {
    repos.write(ZOE, repos.read(OLA).replace('Ola Winter', 'Zoë Nguyễn').replace('produce.jpg', 'zoe.jpg'));
    repos.write('images/zoe.jpg', 'a picture');
    assert.deepEqual(await listHeadings(), ['New manager: Zoë Nguyễn, with photo']);
    const [item] = (await repos.review()).files;
    assert.deepEqual(item?.changes[0], { label: 'Name', diff: [{ change: 'added', text: 'Zoë Nguyễn' }] });
    await repos.editor.askFor('revert', { path: item?.path, title: 'Zoë' });
    assert.equal(repos.status(), '');
  });

  it('is an entry with the one that it replaces: no half of it is published', async () => {
    const butcher = 'content/services/butcher.md';
    renameSync(join(repos.folder, MEAT), join(repos.folder, butcher));
    repos.edit(butcher, /^title: .*$/m, 'title: Butcher\naliases: [/services/product-categories/meat/]');
    const { files } = await repos.review();
    assert.deepEqual(
      files.map(({ heading, others }) => [heading, others]),
      [['Renamed: Meat → Butcher', [MEAT]]],
    );
    repos.edit('content/site.md', /^email: .*$/m, 'email: new@tiny.test');
    await repos.publish({ leftOut: [butcher] });
    assert.match(repos.published(MEAT), /title: Meat/);
    repos.edit(butcher, /^title: /m, 'title ');
    assert.deepEqual((await repos.review()).files[0]?.others, [MEAT]);
    repos.edit(butcher, /^title /m, 'title: ');
    await repos.publish();
    assert.equal(repos.onServer('ls-tree', 'main', MEAT), '');
  });
});

describe('a public file', () => {
  it('is reviewed and published', async () => {
    repos.write(PRICES, '%PDF');
    repos.write('public/.well-known/security.txt', 'Contact: tel:+1');
    linkToPrices();
    assert.deepEqual(await listHeadings(), ['Meat', 'New file: .well-known/security.txt', 'New file: prices.pdf']);
    assert.match(JSON.stringify((await repos.attempt({ leftOut: [PRICES] })).errors), /prices\.pdf/);
    await repos.publish();
    assert.equal(repos.published(PRICES), '%PDF');
  });

  it('that is deleted with its folder can be brought back', async () => {
    repos.write(PRICES, '%PDF');
    await repos.publish();
    renameSync(join(repos.folder, 'public'), join(repos.folder, '.git/public'));
    assert.deepEqual(await listHeadings(), ['Deleted file: prices.pdf']);
    await repos.editor.askFor('revert', { path: PRICES, title: 'x' });
    assert.equal(repos.read(PRICES), '%PDF');
  });

  it('that git ignores is refused by name if the site needs it', async () => {
    repos.write('.git/info/exclude', `${PRICES}\n`);
    repos.write(PRICES, '%PDF');
    repos.write('content/managers/zoe.md', repos.read(OLA).replace('Ola Winter', 'Zoë Nguyễn'));
    assert.deepEqual((await repos.review()).onlyHere, [PRICES]);
    await repos.publish();
    linkToPrices();
    assert.match((await repos.fail()).text, /needs `public\/prices\.pdf`, but git ignores it/);
  });
});

it('code that is not committed is named and stays', async () => {
  repos.write('code.ts', 'half done');
  repos.write('new.ts', '');
  repos.edit(MEAT, /^lead: .*$/m, 'lead: All meat.');
  assert.deepEqual((await repos.review()).code, ['code.ts', 'new.ts']);
  await repos.publish();
  assert.equal(repos.status(), ' M code.ts\n?? new.ts');
});

describe('what others have taken back by force', () => {
  const takeBack = (commits = 1) => {
    repos.publishElsewhere((folder) => editIn(folder, MEAT, /^lead: .*$/m, 'lead: Secret prices.'));
    repos.git('pull', '--quiet');
    repos.onServer('update-ref', 'refs/heads/main', `main~${commits}`);
    repos.edit('content/site.md', /^email: .*$/m, 'email: new@tiny.test');
  };

  it('is published again only if the review has shown it', async () => {
    takeBack();
    const { code, text } = await repos.fail();
    assert.deepEqual([code, /taken back/.test(text)], ['rewound', true]);
    const { commits, earlier } = await repos.review();
    assert.deepEqual(
      [commits.map(({ subject }) => subject), earlier.map(({ title }) => title)],
      [['Change it elsewhere'], ['Meat']],
    );
    await repos.publish();
    assert.match(repos.published(MEAT), /Secret prices/);
  });

  it('is not published if the author has taken it back, too', async () => {
    const [meat, file] = [repos.read(MEAT), 'public/secret.txt'];
    repos.publishElsewhere((folder) => writeIn(folder, file, 'Secret prices.'));
    takeBack(2);
    assert.equal((await repos.fail()).code, 'rewound');
    repos.write(MEAT, meat);
    rmSync(join(repos.folder, file));
    await repos.publish();
    assert.doesNotMatch(repos.published(MEAT), /Secret prices/);
    assert.equal(repos.onServer('ls-tree', 'main', file), '');
    assert.equal(repos.status(), '');
  });
});
