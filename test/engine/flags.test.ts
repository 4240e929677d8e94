/** What a maintainer reads whose command line cannot be followed. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { BUILD, type Command, START } from '../../engine/cli/flags.ts';
import { UsageError } from '../../engine/core/options.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

function tell(command: Command<object>, args: readonly string[], world: NodeJS.ProcessEnv = {}): string {
  try {
    command.parse(args, world);
    return '';
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

describe('a word of a command line that cannot be used', () => {
  for (const [args, words] of [
    [['--base'], '--base: found nothing behind it, write --base /path/'],
    [['--base', '--quiet'], '--base: found nothing behind it, write --base /path/'],
    [['--quiet=yes'], '--quiet: found "yes", write --quiet alone'],
    [['--bsae', '/x/'], '--bsae: there is no such flag, did you mean --base?'],
    [['-x'], '-x: there is no such flag, --help names all'],
    [['/x/'], '"/x/": found a word that no flag asks for, delete it or write the flag before it; --help names all'],
    [
      ['--out', '--date'],
      '--out: found nothing behind it, write --out DIR\n--date: found nothing behind it, write --date YYYY-MM-DD',
    ],
  ] as const) {
    it(`is told in our own words: ${args.join(' ')}`, () => {
      const told = tell(BUILD, args);
      assert.ok(told.split('\n').includes(words.split('\n')[0] ?? ''), told);
    });
  }

  it('is none where a value begins with a hyphen and says so', () => assert.equal(tell(BUILD, ['--out=-x']), ''));
});

it('-h explains a command as --help does', () => {
  assert.equal(BUILD.parse(['-h'], {}).help, true);
  assert.equal(START.parse(['-h', '--host'], {}).host, true);
});

describe('a flag that npm has kept to itself', () => {
  const KEPT = 'npm has kept what stands before two hyphens alone, write';
  for (const [command, args, variables, words] of [
    [BUILD, [], { base: '/x/' }, `--base: ${KEPT} npm run build -- --base /x/`],
    [BUILD, ['/x/'], { base: 'true' }, `--base: ${KEPT} npm run build -- --base /x/`],
    [
      BUILD,
      ['a', 'b'],
      { out: 'true', base: 'true', timings: 'true' },
      `--out, --base, --timings: ${KEPT} npm run build -- --out DIR --base /path/ --timings`,
    ],
    [START, [], { port: '4000', host: 'true' }, `--port, --host: ${KEPT} npm start -- --port 4000 --host`],
    // Of a setting that stands in a file of npm's.
    [BUILD, ['--base', '/y/'], { base: '/x/' }, ''],
  ] as const) {
    it(`is told, with what to write: ${Object.keys(variables)}`, () => {
      const world = Object.fromEntries(Object.entries(variables).map(([name, value]) => [`npm_config_${name}`, value]));
      assert.equal(tell(command, args, { ...world, npm_lifecycle_event: 'build' }), words);
      assert.equal(tell(command, [], world), '');
    });
  }

  it('is told by npm as it is', () => {
    const { status, stderr } = spawnSync('npm run build --base=/x/', { cwd: project, encoding: 'utf8', shell: true });
    assert.equal(status, 1);
    assert.ok(stderr.includes('write npm run build -- --base /x/\n'), stderr);
  });
});
