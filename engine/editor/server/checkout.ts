/** Brings branch, index and files to what was published. What was left out, and other files, stay as they are. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonPath } from '../protocol.ts';
import { mergeFile } from './merge.ts';
import { diffTrees, foldersOf, placeAt, type Repository, readBlobs, snapshot } from './repository.ts';
import type { ReviewedSite } from './review.ts';

/**
 * @param from what was to be published
 * @param to what was published, together with the work of others
 */
export async function updateCheckout(repository: Repository, site: ReviewedSite, from: string, to: string) {
  const { git, head, branch, top } = repository;
  const others = (await diffTrees(git, [head, to])).filter(({ path }) => !placeAt(repository, path));
  // Read again: somebody may have saved since.
  const disk = await snapshot(repository);
  const left = new Map((await diffTrees(git, [from, disk], foldersOf(repository))).map((one) => [one.path, one]));
  const incoming = await diffTrees(git, [from, to], foldersOf(repository));
  await git.run(['update-ref', '-m', 'publish', `refs/heads/${branch}`, to, head]);
  const paths = [...foldersOf(repository), ...others.map(({ path }) => path)];
  const reset = ['reset', '--quiet', '--pathspec-from-file=-', '--pathspec-file-nul'];
  await git.run(reset, { input: paths.map((path) => `${path}\0`).join('') });
  const changes = [...others, ...incoming.filter(({ path }) => !left.has(path))];
  const written = changes.filter(({ after }) => after !== undefined).map(({ path }) => `${path}\0`);
  const write = ['checkout-index', '--force', '--quiet', '-z', '--stdin'];
  if (written.length > 0) await git.run(write, { input: written.join('') });
  for (const { path, after } of changes) if (after === undefined) rmSync(join(top, path), { force: true });
  for (const { path, before, after } of incoming) {
    const own = left.get(path);
    if (!own) continue;
    const [base, mine, theirs] = await readBlobs(git, [before, own.after, after]);
    const place = placeAt(repository, path);
    const entry = place?.folder === 'content' ? place.path : undefined;
    // Where both differ, ours is a change that is not published yet.
    const choose = (field?: JsonPath) => (field ? ('mine' as const) : undefined);
    const merged = await mergeFile(git, entry, { base, mine, theirs }, site.collections, choose);
    const content = 'content' in merged ? merged.content : mine;
    if (content === undefined) rmSync(join(top, path), { force: true });
    else writeFileSync(join(top, path), content);
  }
}
