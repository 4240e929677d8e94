import type { MadeSite } from '../../engine/build/index.ts';
import { checkWeights } from '../../engine/checks/index.ts';
import { fileIn } from '../../engine/content/index.ts';
import { hashOf } from '../../engine/core/index.ts';
import type { ParsedRequests, SaveResult } from '../protocol.ts';
import { RequestError, readFile } from './content-files.ts';
import type { Workspace } from './edit-session.ts';
import { listAddresses } from './review.ts';
import { toFormError, toWrites, tryWrites } from './unsaved.ts';

/**
 * Writes the files of all edits, or none if the site could not be built with them.
 * @throws RequestError if another program has added a picture with the same name
 */
export async function saveEdits(workspace: Workspace, request: ParsedRequests['save']): Promise<SaveResult> {
  const { edits, title } = request;
  const { options, session } = workspace;
  const writes = toWrites(edits, workspace);
  // Other programs may have changed files since the panel read them.
  const changed = writes.filter((write) => readFile(options, write).hash !== write.hash);
  const taken = changed.find(({ folder }) => folder === 'images');
  if (taken) throw new RequestError(409, `Another picture is now named \`${taken.path}\`. Choose yours again.`);
  if (changed.length > 0) return { changed: changed.map(({ path }) => path), errors: [] };
  const { made, errors } = await tryWrites(workspace, writes);
  if (made === undefined && errors.length > 0) return { changed: [], errors };
  const weightErrors = made ? (await checkChangedWeights(workspace, made)).map(toFormError) : [];
  if (weightErrors.length > 0) return { changed: [], errors: weightErrors };
  session.saves.save(writes, title);
  const added = edits.filter(({ hash }) => hash === undefined).map(({ path }) => fileIn(options.content, path));
  return {
    changed: [],
    errors: [],
    saved: Object.fromEntries(writes.flatMap(({ path, bytes }) => (bytes ? [[path, hashOf(bytes)]] : []))),
    newPage: made && listAddresses(made, added)[0],
  };
}

/** Checks the weights of the pages that differ from the last build. */
function checkChangedWeights({ site, made, cache }: Workspace, built: MadeSite<unknown>) {
  const before = new Map(made.rendered.map(({ page, output }) => [page.path, output.content]));
  const rendered = built.rendered.filter(({ page, output }) => before.get(page.path) !== output.content);
  return checkWeights({ ...built, rendered }, cache.store, site.budgetOf);
}
