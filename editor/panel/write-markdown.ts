/** Writes blocks of the rich-text editor as Markdown. */
import type { Node } from '@tiptap/pm/model';
import { defaultMarkdownSerializer, MarkdownSerializer } from 'prosemirror-markdown';

interface Style {
  /** What gets a backslash. */
  escapes: RegExp;
  italic?: '*' | '_';
  /** Whether a list is before this one, which would go on with it if both had the same marks. */
  isSecond?: boolean;
  /** Whether equal blocks are to be written in the same way, rather than so that they can be read. */
  isMeaning?: boolean;
}

/**
 * Variables and bare addresses. The mark of a footnote, which a build reports. The sign of a list or a table at the beginning of a
 * line: a backslash, which authors don't see, would keep it from being one.
 */
const VERBATIM =
  /(\{\{.*?\}\}|(?:https?:\/\/|www\.)[^\s<]*|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\[\^[^\]]*\]|^(?:[-+*](?= +\S)|\|))/i;

/** Stands for the two spaces of a line break, while other spaces are removed at the end of a line. */
const BREAK = '\uE001';

/** @returns a function that writes the blocks of a document */
export function openWriter(style: Style): (document: Node) => string {
  const { escapes, italic = '*', isSecond = false, isMeaning = false } = style;
  // The space before a line break, and below the first line of an item.
  const indent = isMeaning ? '\uE002' : ' ';
  const write = (document: Node) => {
    const written = serializer.serialize(document, { tightLists: true });
    return written
      .replaceAll(/[^\S\n]+$/gm, '')
      .replaceAll(BREAK, indent.repeat(2))
      .trimEnd();
  };
  const serializer = new MarkdownSerializer(
    {
      ...defaultMarkdownSerializer.nodes,
      bulletList: (state, node, parent, index) =>
        state.renderList(node, indent.repeat(2), () => (isSecond === isAfterList(parent, index) ? '- ' : '* ')),
      orderedList(state, node, parent, index) {
        const end = isSecond === isAfterList(parent, index) ? '. ' : ') ';
        const start: number = node.attrs['start'];
        const width = `${start + node.childCount - 1}`.length + end.length;
        state.renderList(node, indent.repeat(width), (item) => `${start + item}${end}`);
      },
      listItem: (state, node) => state.renderContent(node),
      codeBlock(state, node) {
        state.write(`\`\`\`${node.attrs['language'] ?? ''}\n`);
        state.text(node.textContent, false);
        state.ensureNewLine();
        state.write('```');
        state.closeBlock(node);
      },
      horizontalRule(state, node) {
        state.write('---');
        state.closeBlock(node);
      },
      image(state, node) {
        state.write(writePicture(node.attrs));
        state.closeBlock(node);
      },
      table(state, node) {
        state.text(writeTable(node, write), false);
        state.closeBlock(node);
      },
      hardBreak(state, _, parent, index) {
        const isBetween = [parent.children.slice(0, index), parent.children.slice(index)].every(hasText);
        if (isBetween || parent.type.name === 'heading') state.write(`${BREAK}\n`);
      },
      text(state, { text = '' }, parent, index) {
        const isFirst = parent.maybeChild(index - 1)?.isText !== true;
        state.text(isMeaning ? text.replaceAll(escapes, '\\$&') : escapeText(text, escapes, isFirst), false);
      },
    },
    {
      ...defaultMarkdownSerializer.marks,
      bold: emphasis('**'),
      italic: emphasis(italic),
      strike: emphasis('~~'),
      link: { ...emphasis('['), close: (_, { attrs }) => `](${writeAddress(attrs['href'])})` },
    },
    { hardBreakNodeName: 'hardBreak' },
  );
  return write;
}

const emphasis = (sign: string) => ({ open: sign, close: sign, mixable: true, expelEnclosingWhitespace: true });

const hasText = (nodes: readonly Node[]): boolean => nodes.some(({ text = '' }) => text.trim() !== '');
const isAfterList = (parent: Node, index: number) => parent.maybeChild(index - 1)?.type === parent.child(index).type;

function escapeText(text: string, escapes: RegExp, isFirst: boolean): string {
  const parts = text.split(VERBATIM).map((part, index) => {
    // A character before the text hides its beginning from the expression.
    const hidden = isFirst && index === 0 ? '' : '\uE000';
    return index % 2 === 1 ? part : (hidden + part).replaceAll(escapes, '\\$&').slice(hidden.length);
  });
  return parts.join('');
}

const writeAddress = (href: string) => href.replaceAll(/[()]/g, '\\$&').replaceAll(/[\s<>]/g, encodeURIComponent);

function writePicture({ src, alt, title }: Record<string, unknown>): string {
  // Without signs that have a meaning in Markdown.
  const [text, caption] = [alt, title].map((written) => String(written ?? '').replaceAll(/[`\\]|<(?=[a-z/!?])/gi, ''));
  return `![${text?.replaceAll(/[[\]]/g, '\\$&')}](${src}${caption ? ` "${caption.replaceAll('"', '\\"')}"` : ''})`;
}

/** Markdown has no such cells. */
const hasLines = (cell: Node) => cell.textBetween(0, cell.content.size, '\n', '\n').includes('\n');

function writeTable(table: Node, write: (cell: Node) => string): string {
  const cells = table.children.map(({ children }) =>
    children.map((cell) => write(cell).replaceAll('|', '\\|') + (hasLines(cell) ? '\n' : '')),
  );
  const [head = [], ...body] = cells;
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const rule = widths.map((width, column) => {
    const { align } = table.child(0).child(column).attrs;
    const [first, last] = [/left|center/, /right|center/].map((sides) => (sides.test(align) ? ':' : '-'));
    return `${first}${'-'.repeat(width - 2)}${last}`;
  });
  return [head, rule, ...body]
    .map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    .join('\n');
}
