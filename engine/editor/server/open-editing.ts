import type { MadeSite, Site } from '../../build/site.ts';
import type { Page } from '../../core/page.ts';
import type { Editing, Making } from '../../dev-server/editing.ts';
import { listActions } from './actions.ts';
import { sessionOf } from './edit-session.ts';
import { openPage, openPreview, readPicture, readTrials } from './page-preview.ts';
import { answerRequest } from './requests.ts';

export { recoverSaves } from './content-files.ts';

export function openEditing<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  made: MadeSite<Content, SitePage>,
  making: Making,
): Editing {
  const { content, images } = making.options;
  const session = sessionOf(site.root);
  const preview = openPreview(site, made, content);
  const actions = listActions(site, made, making, session, preview);
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
