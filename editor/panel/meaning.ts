/** What nodes mean to visitors, to compare them: without empty blocks, and without spaces and marks that nobody sees. */
import type { JSONContent } from '@tiptap/core';
import { Marked } from 'marked';

export const readMeaning = (nodes: readonly JSONContent[]): string => JSON.stringify(nodes.flatMap(describeBlock));

/** The attributes of paragraphs and lists don't count: those of a new list and of one that was read may differ. */
function describeBlock({ type = '', attrs, content = [], text }: JSONContent): unknown[] {
  switch (type) {
    case 'paragraph':
      return [describeText(content).trim()].filter((line) => line !== '');
    case 'heading':
      return [{ type, level: attrs?.['level'], text: trimSpaces(describeText(content)) }];
    case 'tableCell':
    case 'tableHeader':
      // Empty paragraphs count: a cell of Markdown has one line.
      return [
        { type, attrs, blocks: content.map((block) => [block.type, trimSpaces(describeText(block.content ?? []))]) },
      ];
    case 'orderedList':
    case 'bulletList':
    case 'listItem':
    case 'blockquote': {
      const blocks = content.flatMap(describeBlock);
      return blocks.length > 0 ? [{ type, start: attrs?.['start'] ?? 1, blocks }] : [];
    }
    case 'image':
      // Signs in the description that Markdown does not have are left out.
      return [{ type, src: attrs?.['src'] }];
    default:
      return [{ type, attrs, text, blocks: content.flatMap(describeBlock) }];
  }
}

/** Leaves line breaks, which headings and cells may not have. */
const trimSpaces = (text: string) => text.replaceAll(/^ +| +$/g, '');

/** Each character with its marks. Spaces have none. */
function describeText(nodes: readonly JSONContent[]): string {
  const text = nodes
    .flatMap(splitAddresses)
    .map(({ type, text = '', marks = [] }) => {
      if (type === 'hardBreak') return '\n';
      const names = marks.map((mark) => (mark.type === 'link' ? `${mark.attrs?.['href']}` : mark.type)).sort();
      const isCode = names.includes('code');
      return [...(isCode ? text : text.replaceAll(/[ \t\n]+/g, ' '))]
        .map((character) => (/\s/.test(character) && !isCode ? character : `${character}{${names}}`))
        .join('');
    })
    .join('');
  return text.replaceAll(/ +/g, ' ').replaceAll(/ *\n */g, '\n');
}

const marked = new Marked();

/** Gives bare addresses a link, as Markdown does. */
function splitAddresses(node: JSONContent): JSONContent[] {
  const { text = '', marks = [] } = node;
  if (marks.some(({ type }) => type === 'link' || type === 'code')) return [node];
  return text.split(/(\s+)/).flatMap((word) => {
    if (!/:\/\/|www\.|@/.test(word)) return [{ ...node, text: word }];
    return marked.Lexer.lexInline(word, marked.defaults).map((token) => {
      const link =
        token.type === 'link' && !token.raw.startsWith('[') ? [{ type: 'link', attrs: { href: token.href } }] : [];
      return { ...node, text: token.raw, marks: [...marks, ...link] };
    });
  });
}
