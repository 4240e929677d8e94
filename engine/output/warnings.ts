import { listUnlinked } from '../checks/index.ts';
import { type Diagnostic, makeWarning } from '../core/index.ts';
import type { Site } from './site.ts';

/** Messages that do not prevent a build, such as drafts, and pages to which nothing links. Listing them takes time. */
export function listAllWarnings(site: Site): Diagnostic[] {
  const { drafts, rendered, settings } = site;
  return [
    ...warnDrafts(drafts.shown, 'shown only on this dev server'),
    ...warnDrafts(drafts.hidden, 'not published'),
    ...listUnlinked(rendered, settings.base),
    ...(site.listWarnings?.() ?? []),
  ];
}

function warnDrafts(files: readonly string[], how: string): Diagnostic[] {
  const count = files.length === 1 ? '1 draft' : `${files.length} drafts`;
  return files.length === 0 ? [] : [makeWarning('content', 'drafts', `${count} ${how}: ${files.join(', ')}`)];
}
