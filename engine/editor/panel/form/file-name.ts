import { proposeName } from '../../../content/propose-name.ts';
import type { FormEntry as EntryForm } from '../../protocol.ts';
import { freshId, make } from '../dom.ts';
import type { Drafts } from '../drafts.ts';

/** The name of the file of a new entry: proposed from its title, until somebody writes another. */
export function drawFileName(
  { path }: Pick<EntryForm, 'path'>,
  drafts: Drafts,
  form: HTMLFormElement,
  renamed: (path: string) => void,
): HTMLElement {
  const id = freshId();
  const folder = path.slice(0, path.lastIndexOf('/'));
  let current = path;
  const slug = () => current.slice(folder.length + 1).replace(/\.md$/, '');
  const isOwn = !/^new-[a-z0-9]+$/.test(slug());
  const input = make('input', { id, value: isOwn ? slug() : '', 'data-own': isOwn });
  const rename = (name: string) => {
    const next = `${folder}/${name}.md`;
    if (name === '' || next === current || !drafts.rename(current, next)) return;
    current = next;
    renamed(next);
  };
  input.addEventListener('input', () => {
    input.toggleAttribute('data-own', input.value !== '');
    rename(proposeName(input.value));
  });
  form.addEventListener('input', ({ target }) => {
    const isTitle = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    const field = isTitle ? target.closest<HTMLElement>('[data-path]')?.dataset.path : undefined;
    if (!isTitle || (field !== 'title' && field !== 'name') || input.hasAttribute('data-own')) return;
    if (field === 'title' && form.querySelector('[data-path="name"]')) return;
    input.value = proposeName(target.value);
    rename(input.value);
  });
  return make(
    'div',
    { class: 'field' },
    make('label', { for: id }, 'Name of the file'),
    input,
    make('p', { class: 'help' }, 'It becomes the address of its page: small letters, digits and hyphens.'),
  );
}
