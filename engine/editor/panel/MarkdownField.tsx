/** @jsxImportSource preact */
import { useRef } from 'preact/hooks';
import { Button, FieldFrame, useField } from './controls.tsx';
import { writeText } from './entries.ts';

/** The body of an entry. */
export function MarkdownField({ path }: { path: string }) {
  const { editor, errors } = useField([]);
  const area = useRef<HTMLTextAreaElement>(null);
  const { text } = editor.contentOf(path);
  const button = (label: string, act: (area: HTMLTextAreaElement) => void) => (
    <Button label={label} onClick={() => area.current && act(area.current)} />
  );
  const onLink = ({ currentTarget }: { currentTarget: HTMLSelectElement }) => {
    if (area.current) insertLink(area.current, currentTarget.value);
    currentTarget.value = '';
  };
  const onInput = ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => writeText(editor, currentTarget.value);
  const props = { ref: area, class: 'markdown', rows: 14, value: text, onInput, onPaste: pasteParagraphs };
  return (
    <FieldFrame
      label="Text"
      name=""
      help="A blank line starts a paragraph, ## a heading, and - a list item. Text between ** and ** is bold."
      errors={errors}
      control={(attributes) => (
        <>
          <p class="text-tools" role="toolbar" aria-label="Formatting">
            {button('Bold', toggleBold)}
            {button('Heading', (area) => toggleLine(area, '## '))}
            {button('List item', (area) => toggleLine(area, '- '))}
            <select aria-label="Link" onChange={onLink}>
              <option value="">Link to …</option>
              <option value="https://">Another address</option>
              {editor.site.pages.map(({ path, title }) => (
                <option key={path} value={path} children={title} />
              ))}
            </select>
          </p>
          <textarea {...attributes} {...props} />
        </>
      )}
    />
  );
}

type Control = HTMLTextAreaElement | HTMLInputElement;

/** Replaces the selection as if the text were typed, so that Ctrl+Z undoes it. */
function insertText(control: Control, text: string): void {
  const [from, to] = [control.selectionStart ?? 0, control.selectionEnd ?? 0];
  control.focus();
  if ((from === to && text === '') || document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) return;
  control.setRangeText(text, from, to, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The selection, without the spaces around it. */
function selectionOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): [from: number, to: number] {
  const selected = value.slice(selectionStart, selectionEnd);
  const from = selectionStart + selected.length - selected.trimStart().length;
  return [from, from + selected.trim().length];
}

function insertLink(area: HTMLTextAreaElement, address: string): void {
  area.setSelectionRange(...selectionOf(area));
  insertText(area, `[${area.value.slice(area.selectionStart, area.selectionEnd) || 'text'}](${address})`);
}

function toggleBold(area: HTMLTextAreaElement): void {
  const [from, to] = selectionOf(area);
  const [before, selected, after] = [area.value.slice(0, from), area.value.slice(from, to), area.value.slice(to)];
  const hasMarks = before.endsWith('**') && after.startsWith('**');
  const inner = /^\*\*(.+)\*\*$/s.exec(selected)?.[1];
  const isBold = hasMarks || inner !== undefined;
  const text = inner ?? (selected || 'text');
  const start = hasMarks ? from - 2 : from;
  area.setSelectionRange(start, hasMarks ? to + 2 : to);
  insertText(area, isBold ? text : `**${text}**`);
  const first = isBold ? start : start + 2;
  area.setSelectionRange(first, first + text.length);
}

/** @param mark e.g. "## " */
function toggleLine(area: HTMLTextAreaElement, mark: string): void {
  const from = area.value.lastIndexOf('\n', area.selectionStart - 1) + 1;
  const old = /^(?:#{2,6} |- )?/.exec(area.value.slice(from))?.[0] ?? '';
  area.setSelectionRange(from, from + old.length);
  insertText(area, old === mark ? '' : mark);
}

/** Word processors put one line break between paragraphs; Markdown needs an empty line. */
function pasteParagraphs(event: ClipboardEvent & { currentTarget: Control }): void {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (!/<(?:p|li)\b/i.test(event.clipboardData?.getData('text/html') ?? '') || !/[\r\n]/.test(text)) return;
  event.preventDefault();
  const lines = text.split(/[\r\n]+/).map((line) => line.trim().replace(/^[•·▪‣◦o]\t\s*/, '- '));
  const paragraphs = lines.filter((line) => line !== '').join('\n\n');
  insertText(event.currentTarget, paragraphs.replaceAll(/^(- .*)\n(?=\n- )/gm, '$1'));
}

/** A line end that is pasted into a field of one line becomes a space. @returns whether there was one */
export function joinPastedLines(event: ClipboardEvent & { currentTarget: Control }): boolean {
  const text = event.clipboardData?.getData('text/plain').trim() ?? '';
  if (!/[\r\n]/.test(text)) return false;
  event.preventDefault();
  insertText(event.currentTarget, text.replaceAll(/\s*[\r\n]\s*/g, ' '));
  return true;
}
