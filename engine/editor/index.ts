import type { MadeSite, Site } from '../build/index.ts';
import type { Page } from '../core/index.ts';
import type { PageEditor, RebuildContext } from '../dev-server/index.ts';
import { listActions } from './server/actions.ts';
import { sessionOf } from './server/edit-session.ts';
import { answerRequest } from './server/requests.ts';
import { openPage, openPreview, readPicture, readTrials } from './server/trial.ts';

export { recoverSaves } from './server/content-files.ts';

export function openEditor<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  made: MadeSite<Content, SitePage>,
  context: RebuildContext,
): PageEditor {
  const { content, images } = context.options;
  const session = sessionOf(context.cache);
  const preview = openPreview(site, made, content);
  const actions = listActions(site, made, context, session, preview);
  return {
    open: (html, file, headers) =>
      openPage(html, () => preview.fieldMap.render(file), session, made.settings.base, headers),
    read: (path) => readTrials(session, path),
    answer: (request) =>
      answerRequest(request, {
        session,
        renderPage: (pathname, trial) =>
          (session.trials.find(({ number }) => number === trial) ?? preview).render(pathname),
        readPicture: (name) => readPicture(name, made, session, { content, images }),
        actions,
      }),
  };
}
