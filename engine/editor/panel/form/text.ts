import { button, freshId, make } from '../dom.ts';

/** A page that a link can lead to, by its path. */
export interface LinkTarget {
  path: string;
  title: string;
}

interface TextOptions {
  text: string;
  pages: readonly LinkTarget[];
  write(text: string): void;
}

/** The running text, in Markdown, with the few buttons that it needs. */
export function drawText({ text, pages, write }: TextOptions): HTMLElement {
  const id = freshId();
  const area = make('textarea', { id, class: 'text', rows: '14', 'data-text': '' });
  area.value = text;
  area.addEventListener('input', () => write(area.value));
  area.addEventListener('paste', (event) => {
    const words = event.clipboardData && fromWordProcessor(event.clipboardData);
    if (!words) return;
    event.preventDefault();
    replaceIn(area, area.selectionStart, area.selectionEnd, words);
  });
  const link = make('div', { class: 'choice', hidden: true });
  const tools = make(
    'p',
    { class: 'text-tools', role: 'toolbar', 'aria-label': 'Forms of the text' },
    button('Bold', () => toggleBold(area)),
    button('Heading', () => startLine(area, '## ')),
    button('List item', () => startLine(area, '- ')),
    button('Link …', () => askForLink(area, link, pages)),
  );
  return make(
    'div',
    { class: 'field', 'data-path': '' },
    make('label', { for: id }, 'Text'),
    tools,
    link,
    area,
    make('p', { class: 'fault', hidden: true }),
    make(
      'p',
      { class: 'help' },
      'An empty line begins a paragraph. ## begins a heading, - an item of a list; what stands between ** and ** is bold.',
    ),
  );
}

/** As if it were typed: Ctrl+Z takes it back. */
export function replaceIn(area: HTMLTextAreaElement | HTMLInputElement, from: number, to: number, words: string): void {
  area.focus();
  area.setSelectionRange(from, to);
  if (from === to && words === '') return;
  if (document.execCommand(words === '' ? 'delete' : 'insertText', false, words)) return;
  area.setRangeText(words, from, to, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What is selected, without the spaces around it. */
function chosenIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): [from: number, to: number] {
  const chosen = value.slice(selectionStart, selectionEnd);
  const from = selectionStart + chosen.length - chosen.trimStart().length;
  return [from, from + chosen.trim().length];
}

const BOLD = '**';

function toggleBold(area: HTMLTextAreaElement): void {
  const [from, to] = chosenIn(area);
  const { value } = area;
  const chosen = value.slice(from, to);
  const isAround = value.slice(0, from).endsWith(BOLD) && value.slice(to).startsWith(BOLD);
  const isWithin = chosen.length > 2 * BOLD.length && chosen.startsWith(BOLD) && chosen.endsWith(BOLD);
  const words = isWithin ? chosen.slice(BOLD.length, -BOLD.length) : chosen || 'words';
  const [start, end] = isAround ? [from - BOLD.length, to + BOLD.length] : [from, to];
  const isBold = isAround || isWithin;
  replaceIn(area, start, end, isBold ? words : BOLD + words + BOLD);
  const first = isBold ? start : start + BOLD.length;
  area.setSelectionRange(first, first + words.length);
}

function startLine(area: HTMLTextAreaElement, mark: string): void {
  const from = area.value.lastIndexOf('\n', area.selectionStart - 1) + 1;
  const old = /^(?:#{2,6} |- )?/.exec(area.value.slice(from))?.[0] ?? '';
  replaceIn(area, from, from + old.length, old === mark ? '' : mark);
}

/** Asks where what is selected shall lead. */
function askForLink(area: HTMLTextAreaElement, holder: HTMLElement, pages: readonly LinkTarget[]): void {
  const [from, to] = chosenIn(area);
  const [pageId, otherId] = [freshId(), freshId()];
  const page = make('select', { id: pageId }, make('option', { value: '' }, 'Choose a page …'));
  page.append(...pages.map(({ path, title }) => make('option', { value: path }, `${title} (${path})`)));
  const other = make('input', { id: otherId, inputmode: 'url', spellcheck: 'false', placeholder: 'https://' });
  const close = () => {
    holder.hidden = true;
    area.focus();
  };
  const put = () => {
    const address = other.value.trim() || page.value;
    if (address === '') return page.focus();
    close();
    replaceIn(area, from, to, `[${area.value.slice(from, to) || 'words'}](${address})`);
  };
  holder.onkeydown = (event) => {
    if (event.key !== 'Escape' && (event.key !== 'Enter' || event.target !== other)) return;
    event.preventDefault();
    if (event.key === 'Enter') put();
    else close();
  };
  holder.replaceChildren(
    make('div', { class: 'field' }, make('label', { for: pageId }, 'Leads to'), page),
    make('div', { class: 'field' }, make('label', { for: otherId }, 'Or another address'), other),
    make('p', { class: 'tools' }, button('No link', close), button('Put the link in', put, { class: 'save' })),
  );
  holder.hidden = false;
  page.focus();
}

/** Word processors end paragraphs with one line end, which Markdown takes for a space. */
function fromWordProcessor(pasted: DataTransfer): string | undefined {
  const plain = pasted.getData('text/plain');
  if (!/<(?:p|li)\b/i.test(pasted.getData('text/html')) || !/[\r\n]/.test(plain)) return undefined;
  const lines = plain.split(/[\r\n]+/).map((line) => line.trim().replace(/^[•·▪‣◦o]\t\s*/, '- '));
  const isItem = (line: string | undefined) => line?.startsWith('- ') ?? false;
  return lines
    .filter((line) => line !== '')
    .map((line, index, all) => (index === 0 ? '' : isItem(line) && isItem(all[index - 1]) ? '\n' : '\n\n') + line)
    .join('');
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
