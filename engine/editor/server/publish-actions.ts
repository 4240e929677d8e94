import type { MadeSite, Site } from '../../build/index.ts';
import { checkWeights } from '../../checks/index.ts';
import { fileIn } from '../../content/index.ts';
import type { Page } from '../../core/index.ts';
import type { RebuildContext } from '../../dev-server/index.ts';
import type { Actions } from '../protocol.ts';
import { RequestError, readFile } from './content-files.ts';
import type { EditSession } from './edit-session.ts';
import { explainGit } from './git.ts';
import { type PublishContext, publish, revertFields } from './publish.ts';
import { listVersions, openRepository } from './repository.ts';
import { type ReviewContext, readReview } from './review.ts';
import { toFormError, tryMake } from './try-build.ts';

/** @returns undefined if the site is not to be published from the editor */
export function listPublishActions<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  made: MadeSite<Content, SitePage>,
  context: RebuildContext,
  session: EditSession,
  reviewContext: ReviewContext,
): Actions | undefined {
  const { options, cache } = context;
  if (site.publishCheckOf?.(made, options) === undefined) return undefined;
  const { origin, base } = made.settings;
  /** Builds the site, checks what the changed pages weigh, and runs the publish check of the site. */
  const check: PublishContext['check'] = async (virtualFiles, changed) => {
    // Drafts are not published.
    const attempt = await tryMake(() => site.make({ ...options, drafts: false, virtualFiles }, cache));
    if (!attempt.made) return attempt.problems.map(toFormError);
    const files = changed.map((path) => fileIn(options.content, path));
    const rendered = attempt.made.rendered.filter(({ page }) => files.includes(page.source));
    const { errors } = await checkWeights({ ...attempt.made, rendered }, cache.store, site.budgetOf);
    return [...errors, ...(site.publishCheckOf?.(attempt.made, options)?.() ?? [])].map(toFormError);
  };
  const publishContext: PublishContext = { ...reviewContext, check, url: origin + base };
  return {
    review: () =>
      openRepository(options)
        .then((repository) => readReview(repository, publishContext))
        .catch((error) => ({ files: [], message: '', target: '', commits: [], problem: explainGit(error) })),
    async publish(request) {
      if (session.isPublishing) throw new RequestError(409, 'Another window is publishing. Wait for it to end.');
      session.isPublishing = true;
      try {
        return await publish(await openRepository(options, request.author), publishContext, request);
      } catch (error) {
        return { errors: [], problem: explainGit(error) };
      } finally {
        session.isPublishing = false;
      }
    },
    /** Saves a field as it was last published; Undo takes it back. */
    async revert({ place, title }) {
      const { folder, path } = place;
      const repository = await openRepository(options);
      const files = await listVersions(repository);
      const file = files.find((one) => one.place.folder === folder && one.place.path === path);
      if (!file) throw new RequestError(409, `\`${path}\` does not differ from what is published.`);
      const { bytes, hash } = readFile(options, { folder, path });
      const mine = bytes && Buffer.from(bytes);
      const write = { folder, path, hash, bytes: revertFields({ ...file, mine }, [place], publishContext) };
      const errors = await reviewContext.findErrors([write]);
      if (errors.length === 0) session.saves.save([write], title);
      return { errors };
    },
  };
}
