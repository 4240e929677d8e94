/** Writes blocks of the rich-text editor as Markdown. */
import type { JSONContent } from '@tiptap/core';
import { listLineCandidates, splitLines } from './write-line.ts';

/** Whether a line of Markdown is read as these nodes. */
type IsRead = (line: string, nodes: readonly JSONContent[]) => boolean;

/** The line below the head of a table, by alignment. */
const RULES: Readonly<Record<string, (width: number) => string>> = {
  left: (width) => `:${'-'.repeat(width - 1)}`,
  right: (width) => `${'-'.repeat(width - 1)}:`,
  center: (width) => `:${'-'.repeat(width - 2)}:`,
};

/** @param isRead chooses the escapes: the first way to write a line that is read as it was meant is taken */
export function openWriter(isRead: IsRead) {
  const writeText = (nodes: readonly JSONContent[]): string => {
    const lines = splitLines(nodes).map((line) => {
      const candidates = listLineCandidates(line);
      return candidates.find((candidate) => isRead(candidate, line)) ?? candidates[0];
    });
    return lines.join('  \n');
  };

  /** A heading and a cell have one line. */
  const writeOneLine = (nodes: readonly JSONContent[]) => writeText(nodes).replaceAll(/ *\n */g, ' ');

  /** @param isSecond whether a list of the same kind is before it, which would go on with this one */
  const writeBlock = (node: JSONContent, isSecond = false): string => {
    const { type, attrs = {} } = node;
    const content = node.content ?? [];
    const filled = content.filter((inner) => !isEmpty(inner));
    const start = Number(attrs['start'] ?? 1);
    switch (type) {
      case 'heading':
        // Number signs at its end would be removed.
        return `${'#'.repeat(attrs['level'])} ${writeOneLine(content).replace(/(?<![\\#])#+$/, '\\$&')}`;
      case 'blockquote':
        return indent(writeBlocks(filled), '> ', '> ').replaceAll(/^> $/gm, '>');
      case 'bulletList':
        return filled.map((item) => writeItem(item, isSecond ? '* ' : '- ')).join('\n');
      case 'orderedList':
        return filled.map((item, index) => writeItem(item, `${start + index}${isSecond ? ')' : '.'} `)).join('\n');
      case 'codeBlock':
        return `\`\`\`${attrs['language'] ?? ''}\n${content.map(({ text }) => text).join('')}\n\`\`\``;
      case 'horizontalRule':
        return '---';
      case 'image':
        return writePicture(attrs);
      case 'table':
        return writeTable(content);
      default:
        return writeText(content);
    }
  };

  const writeBlocks = (nodes: readonly JSONContent[]): string => {
    const written: string[] = [];
    for (const node of nodes) written.push(writeBlock(node, isSameList(written.at(-1), node)));
    return written.join('\n\n');
  };

  const writeItem = ({ content = [] }: JSONContent, mark: string): string => {
    const filled = content.filter((node) => !isEmpty(node));
    const [first, ...others] = filled.map((node) => ({
      text: writeBlock(node),
      isList: /List$/.test(node.type ?? ''),
    }));
    const rest = others.map(({ text, isList }) => (isList ? '\n' : '\n\n') + text);
    return indent([first?.text, ...rest].join(''), mark, ' '.repeat(mark.length));
  };

  const writeTable = (rows: readonly JSONContent[]): string => {
    const writeCell = ({ content = [] }: JSONContent) =>
      content.map((block) => writeOneLine(block.content ?? []).replaceAll('|', '\\|')).join(' ');
    const cells = rows.map(({ content = [] }) => content.map(writeCell));
    const [head = [], ...body] = cells;
    const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
    const rule = widths.map((width, column) => {
      const { align } = rows[0]?.content?.[column]?.attrs ?? {};
      return RULES[String(align)]?.(width) ?? '-'.repeat(width);
    });
    return [head, rule, ...body]
      .map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
      .join('\n');
  };

  return writeBlock;
}

/** Whether a block has nothing to write, such as a new paragraph. */
export function isEmpty({ type = '', content = [], text = '' }: JSONContent): boolean {
  if (type === 'text' || type === 'hardBreak') return text.trim() === '';
  return /^(?:paragraph|blockquote|listItem|bulletList|orderedList)$/.test(type) && content.every(isEmpty);
}

/** Whether Markdown would take a list for the rest of the one before it. */
export function isSameList(before: string | undefined, { type }: JSONContent): boolean {
  if (type === 'bulletList') return /^- /.test(before ?? '');
  return type === 'orderedList' && /^\d+\. /.test(before ?? '');
}

function indent(text: string, first: string, others: string): string {
  const lines = text.split('\n').map((line, index) => {
    if (index === 0) return first + line;
    return line === '' && others.trim() === '' ? '' : others + line;
  });
  return lines.join('\n');
}

function writePicture({ src, alt, title }: Record<string, unknown>): string {
  // Removes what has a meaning in Markdown.
  const [text, caption] = [alt, title].map((written) => String(written ?? '').replaceAll(/[`\\]|<(?=[a-z/!?])/gi, ''));
  return `![${text?.replaceAll(/[[\]]/g, '\\$&')}](${src}${caption ? ` "${caption.replaceAll('"', '\\"')}"` : ''})`;
}
