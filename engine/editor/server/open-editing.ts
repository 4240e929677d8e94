/** Editing on the page: the one door between the dev server and this folder, which can be deleted without touching the rest. */

import type { MadeSite, Site } from '../../build/site.ts';
import type { Page } from '../../core/page.ts';
import type { Editing, Making } from '../../dev-server/editing.ts';
import { listActions } from './actions.ts';
import { answer } from './answer.ts';
import { deskOf } from './desk.ts';
import { openView } from './view.ts';

export { recoverSaves } from './store.ts';

/** Opens editing of a site as it was made. What was saved since the start, and the token, stay with its root. */
export function openEditing<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  made: MadeSite<Content, SitePage>,
  making: Making,
): Editing {
  const desk = deskOf(site.root);
  const view = openView(site, made, making, desk);
  const actions = listActions(site, made, making, desk, view);
  return {
    open: view.open,
    read: view.read,
    answer: (asked) => answer(asked, { desk, view, actions }),
  };
}
