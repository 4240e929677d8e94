import type { SavedFile as FileChange } from '../../protocol.ts';
import { button, make } from '../dom.ts';
import type { Changes } from '../requests.ts';

/** What was saved since the start, line by line. */
export function drawChanges({ files, saves }: Changes): HTMLElement[] {
  const last = saves.at(-1);
  if (last === undefined) return [make('p', {}, 'Nothing has been saved since the workshop was started.')];
  return [make('p', {}, `Undo takes back what was saved last: ${last}.`), ...files.map(drawFile)];
}

/** Why what was saved last cannot be taken back. */
export function drawBlocked(last: string, reason: string, skip: () => void, keep: () => void): HTMLElement[] {
  return [
    make('p', { role: 'alert' }, `“${last}” cannot be taken back: ${reason}, by another program or in another window.`),
    make('p', {}, 'Leave it as it is, and Undo takes back what was saved before it.'),
    make('p', { class: 'tools' }, button('Back', keep), button('Leave it as it is', skip, { class: 'save' })),
  ];
}

function drawFile({ folder, path, lines }: FileChange): HTMLElement {
  return make(
    'section',
    {},
    make('h3', {}, `${folder}/${path}`),
    folder === 'images'
      ? make('p', { class: 'help' }, 'A picture.')
      : make(
          'pre',
          { class: 'diff', tabindex: '0' },
          ...lines.flatMap((line, index) => drawLine(line, isNear(lines, index))),
        ),
  );
}

function drawLine({ is, words }: FileChange['lines'][number], near: boolean): (string | Node)[] {
  if (is === 'kept') return near ? [make('span', {}, `  ${words}\n`)] : [];
  return [make(is === 'come' ? 'ins' : 'del', {}, `${is === 'come' ? '+' : '−'} ${words}\n`)];
}

/** One line before and behind tells where it is. */
function isNear(lines: FileChange['lines'], index: number): boolean {
  return [lines[index - 1], lines[index + 1]].some((line) => line !== undefined && line.is !== 'kept');
}
