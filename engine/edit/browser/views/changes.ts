import type { FileChange } from '../../desk/history.ts';
import { make } from '../dom.ts';

/** What was saved since the start, line by line. */
export function drawChanges({ files }: { files: readonly FileChange[] }): HTMLElement[] {
  if (files.length === 0) return [make('p', {}, 'Nothing has been saved since the workshop was started.')];
  return files.map(({ folder, path, lines }) =>
    make(
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
