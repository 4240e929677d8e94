/** The text of an entry as blocks of the rich-text editor, and back as Markdown. */
import { getSchema, type JSONContent } from '@tiptap/core';
import { Image as ImageExtension } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { MarkdownManager } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';
import { Marked } from 'marked';
import { TOKENIZER } from '../../engine/content/browser.ts';
import { readMeaning } from './meaning.ts';
import { isEmpty, isSameList, openWriter } from './write-markdown.ts';

/** Turns off a tokenizer of TipTap that reads "B. Smith" as a list, unlike a build. */
const noTokenizer = { name: 'orderedList', start: () => -1, tokenize: () => undefined };

export const TextImage = ImageExtension.extend({
  // Leaves out pasted pictures of other sites.
  parseHTML: () => [{ tag: 'img[src]:not([src*="/"], [src*=":"])' }],
});

/** What the text may contain. Headings begin at level 2, because the title of the page is level 1. */
export const EXTENSIONS = [
  StarterKit.extend({
    addExtensions() {
      const all = this.parent?.() ?? [];
      return all.map((item) => (item.name === 'orderedList' ? item.extend({ markdownTokenizer: noTokenizer }) : item));
    },
  }).configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null },
      // Only what Markdown links by itself.
      shouldAutoLink: (url) => /^https?:\/\/|^www\.|@/.test(url),
    },
    // Markdown has no underline.
    underline: false,
  }),
  TableKit,
  TextImage,
];

const manager = new MarkdownManager({ extensions: EXTENSIONS });
// No HTML tokens: TipTap would parse them with DOMParser, which trusted types forbid.
manager.instance.use({ tokenizer: { ...TOKENIZER, html: () => undefined, tag: () => undefined } });
export const schema = getSchema(EXTENSIONS);
/** Reads Markdown as a build does. */
const marked = new Marked({ tokenizer: TOKENIZER });

/** A part of the body, such as a paragraph, a list or a table, and its Markdown. */
interface Block {
  source: string;
  node: JSONContent;
}

/** Parses Markdown into a document with all attributes, as in the editor. */
export const parseMarkdown = (text: string) => schema.nodeFromJSON(manager.parse(text));

export function readBlocks(text: string): Block[] {
  const sources = manager.instance.lexer(text).map(({ raw }) => raw.trimEnd());
  return sources.filter((source) => source !== '').map((source) => ({ source, node: parseBlock(source) }));
}

const parseBlock = (source: string): JSONContent => parseMarkdown(source).firstChild?.toJSON() ?? {};
const toKey = (node: JSONContent) => JSON.stringify(node);
const toHtml = (markdown: string) => marked.parser(marked.lexer(markdown));

/** Whether a build reads anything that the editor does not know, such as HTML. */
function hasUnknown(markdown: string): boolean {
  let isFound = false;
  marked.walkTokens(marked.lexer(markdown), ({ type }) => {
    isFound ||= ['html', 'def', 'checkbox'].includes(type);
  });
  return isFound;
}

/** Whether a text is read as these nodes, by the editor and by a build. */
export function isKept(markdown: string, nodes: readonly JSONContent[]): boolean {
  const { content = [] }: JSONContent = parseMarkdown(markdown).toJSON();
  return !hasUnknown(markdown) && readMeaning(content) === readMeaning(nodes);
}

/** Tries a line as an item of a list, and below another line: what begins a list or a heading must be escaped there. */
const writeBlock = openWriter((line, nodes) => {
  const items = [nodes, [{ type: 'text', text: 'x' }, { type: 'hardBreak' }, ...nodes]].map((line) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [...line] }],
  }));
  const indented = line.replaceAll('\n', '\n  ');
  return isKept(`- ${indented}\n- x  \n  ${indented}`, [{ type: 'bulletList', content: items }]);
});

/** The Markdown of the first block that the editor would change or remove, such as HTML. */
export function findUnknown(text: string): string | undefined {
  const isKnown = ({ source, node }: Block) =>
    parseMarkdown(source).childCount === 1 && toHtml(source) === toHtml(writeBlock(node));
  return readBlocks(text).find((block) => !isKnown(block))?.source;
}

/**
 * The Markdown of a text after an edit. Unchanged blocks keep theirs. Leaves out empty paragraphs, which Markdown does not have.
 * @param blocks as they were read
 * @param nodes as they are now
 */
export function formatBlocks(blocks: readonly Block[], nodes: readonly JSONContent[]): string {
  const sources = new Map(blocks.map(({ node, source }) => [toKey(node), source]));
  const written: string[] = [];
  for (const node of nodes.filter((one) => !isEmpty(one))) {
    const isSecond = isSameList(written.at(-1), node);
    written.push((isSecond ? undefined : sources.get(toKey(node))) ?? writeBlock(node, isSecond));
  }
  return written.join('\n\n');
}
