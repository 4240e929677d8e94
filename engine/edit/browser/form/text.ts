import { button, freshId, make } from '../dom.ts';

interface TextOptions {
  text: string;
  write(text: string): void;
}

/** The running text, in Markdown, with the few buttons that it needs. */
export function drawText({ text, write }: TextOptions): HTMLElement {
  const id = freshId();
  const area = make('textarea', { id, class: 'text', rows: '14', 'data-text': '' });
  area.value = text;
  area.addEventListener('input', () => write(area.value));
  const change = (alter: (chosen: string) => [before: string, words: string, after: string]) => () => {
    const { selectionStart: from, selectionEnd: to } = area;
    const [before, words, after] = alter(area.value.slice(from, to));
    area.setRangeText(before + words + after, from, to);
    area.setSelectionRange(from + before.length, from + before.length + words.length);
    area.focus();
    write(area.value);
  };
  const startLine = (mark: string) => () => {
    const from = area.value.lastIndexOf('\n', area.selectionStart - 1) + 1;
    const old = /^(?:#{2,6} |- )?/.exec(area.value.slice(from))?.[0] ?? '';
    area.setRangeText(old === mark ? '' : mark, from, from + old.length, 'end');
    area.focus();
    write(area.value);
  };
  const tools = make(
    'p',
    { class: 'text-tools', role: 'toolbar', 'aria-label': 'Forms of the text' },
    button(
      'Bold',
      change((words) => ['**', words || 'words', '**']),
    ),
    button('Heading', startLine('## ')),
    button('List item', startLine('- ')),
    button(
      'Link',
      change((words) => ['[', words || 'words', '](/contact/)']),
    ),
  );
  return make(
    'div',
    { class: 'field', 'data-path': '' },
    make('label', { for: id }, 'Text'),
    tools,
    area,
    make('p', { class: 'fault', hidden: true }),
    make(
      'p',
      { class: 'help' },
      'An empty line begins a paragraph. ## begins a heading, - an item of a list; what stands between ** and ** is bold.',
    ),
  );
}

/** Selects lines of the text of a form. */
export function selectLines(form: HTMLElement, [first, last]: readonly [number, number]): void {
  const area = form.querySelector<HTMLTextAreaElement>('textarea.text');
  if (!area) return;
  area.scrollIntoView({ block: 'center' });
  const all = area.value.split('\n');
  const from = all.slice(0, Math.max(0, first)).join('\n').length + Number(first > 0);
  const to = from + all.slice(Math.max(0, first), last + 1).join('\n').length;
  area.focus();
  area.setSelectionRange(from, to);
  // Brings the lines into view: their share of the whole.
  area.scrollTop = area.scrollHeight * (first / Math.max(1, all.length)) - area.clientHeight / 3;
}
