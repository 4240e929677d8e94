import { button, make } from '../dom.ts';

interface File {
  path: string;
  name: string;
}

/** What was typed and not saved, file by file. */
export function drawDiscard(
  files: readonly File[],
  forget: (paths: readonly string[]) => void,
  keep: () => void,
): HTMLElement[] {
  const throwAway = (words: string, paths: readonly string[]) => button(words, () => forget(paths), { class: 'alarm' });
  const all = files.map(({ path }) => path);
  return [
    make('p', {}, 'What is thrown away cannot be brought back.'),
    ...files.map(({ path, name }) =>
      make('section', { class: 'choice' }, make('p', { class: 'file' }, path), throwAway(`Discard ${name}`, [path])),
    ),
    make(
      'p',
      { class: 'tools' },
      button('Keep it all', keep),
      ...(all.length > 1 ? [throwAway(`Discard all ${all.length}`, all)] : []),
    ),
  ];
}
