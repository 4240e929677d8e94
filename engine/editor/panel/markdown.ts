/** Changes Markdown in a text area as if it were typed, so that Ctrl+Z takes it back. */

/** In place of what is selected. */
export function insertText(area: HTMLTextAreaElement | HTMLInputElement, text: string): void {
  const [from, to] = [area.selectionStart ?? 0, area.selectionEnd ?? 0];
  area.focus();
  if ((from === to && text === '') || document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) return;
  area.setRangeText(text, from, to, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What is selected, without the spaces around it. */
export function selectionOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): [from: number, to: number] {
  const selected = value.slice(selectionStart, selectionEnd);
  const from = selectionStart + selected.length - selected.trimStart().length;
  return [from, from + selected.trim().length];
}

const BOLD = '**';

export function toggleBold(area: HTMLTextAreaElement): void {
  const [from, to] = selectionOf(area);
  const { value } = area;
  const selected = value.slice(from, to);
  const isAround = value.slice(0, from).endsWith(BOLD) && value.slice(to).startsWith(BOLD);
  const isWithin = selected.length > 2 * BOLD.length && selected.startsWith(BOLD) && selected.endsWith(BOLD);
  const text = isWithin ? selected.slice(BOLD.length, -BOLD.length) : selected || 'text';
  const [start, end] = isAround ? [from - BOLD.length, to + BOLD.length] : [from, to];
  const isBold = isAround || isWithin;
  area.setSelectionRange(start, end);
  insertText(area, isBold ? text : BOLD + text + BOLD);
  const first = isBold ? start : start + BOLD.length;
  area.setSelectionRange(first, first + text.length);
}

/** @param mark e.g. "## " */
export function toggleLine(area: HTMLTextAreaElement, mark: string): void {
  const from = area.value.lastIndexOf('\n', area.selectionStart - 1) + 1;
  const old = /^(?:#{2,6} |- )?/.exec(area.value.slice(from))?.[0] ?? '';
  area.setSelectionRange(from, from + old.length);
  insertText(area, old === mark ? '' : mark);
}

/** Word processors end paragraphs with one line end, which Markdown takes for a space. */
export function pasteParagraphs(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  const text = clipboardData?.getData('text/plain') ?? '';
  const hasParagraphs = /<(?:p|li)\b/i.test(clipboardData?.getData('text/html') ?? '') && /[\r\n]/.test(text);
  if (!hasParagraphs || !(target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  const lines = text.split(/[\r\n]+/).map((line) => line.trim().replace(/^[•·▪‣◦o]\t\s*/, '- '));
  const paragraphs = lines.filter((line) => line !== '').join('\n\n');
  insertText(target, paragraphs.replaceAll(/^(- .*)\n(?=\n- )/gm, '$1'));
}

/** A line end that is pasted into a field of one line becomes a space. */
export function joinPastedLines(event: ClipboardEvent): boolean {
  const { target, clipboardData } = event;
  const text = clipboardData?.getData('text/plain').trim() ?? '';
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isText || !/[\r\n]/.test(text)) return false;
  event.preventDefault();
  insertText(target, text.replaceAll(/\s*[\r\n]\s*/g, ' '));
  return true;
}
