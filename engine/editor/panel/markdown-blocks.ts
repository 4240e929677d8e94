/** The body of an entry as blocks, such as paragraphs, lists and tables. Unchanged blocks keep their Markdown. */
import { getSchema, type JSONContent } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { MarkdownManager } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';
import { Marked } from 'marked';

/** TipTap's own tokenizer reads "B. Smith" as a list, which a build does not. */
const noTokenizer = { name: 'orderedList', start: () => -1, tokenize: () => undefined };

/** A picture in a text: the name of its file, its alt text and its caption. */
export type TextPicture = Record<'src' | 'alt' | 'title', string>;

/** TipTap's own Markdown ends the caption at its first quotation mark. */
export const TextImage = Image.extend({
  // Pasted pictures of other sites are left out.
  parseHTML: () => [{ tag: 'img[src]:not([src*="/"], [src*=":"])' }],
  renderMarkdown({ attrs: { src, alt, title } = {} }) {
    // Backslashes and backticks would mean something else.
    const [text, caption] = [alt, title].map((one) => String(one ?? '').replaceAll(/[`\\]/g, ''));
    return `![${text?.replaceAll(/[[\]]/g, '\\$&')}](${src}${caption ? ` "${caption.replaceAll('"', '\\"')}"` : ''})`;
  },
});

/** What the text may contain. The title of the page is its only main heading. */
export const EXTENSIONS = [
  StarterKit.extend({
    addExtensions() {
      const all = this.parent?.() ?? [];
      return all.map((one) => (one.name === 'orderedList' ? one.extend({ markdownTokenizer: noTokenizer }) : one));
    },
  }).configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
    // Markdown has none.
    underline: false,
  }),
  TableKit,
  TextImage,
];

const manager = new MarkdownManager({ extensions: EXTENSIONS });
// No HTML tokens: TipTap would parse them with DOMParser, which trusted types forbid.
manager.instance.use({ tokenizer: { html: () => undefined, tag: () => undefined } });
const schema = getSchema(EXTENSIONS);

interface Block {
  /** Its Markdown, and what separates it from the next one. */
  source: string;
  gap: string;
  node: JSONContent;
}

/** A document with all attributes, as an editor has it. */
export const parseMarkdown = (text: string) => schema.nodeFromJSON(manager.parse(text));

export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const { raw } of manager.instance.lexer(text)) {
    const source = raw.trimEnd();
    const last = blocks.at(-1);
    if (source !== '') blocks.push({ source, gap: raw.slice(source.length), node: parseBlock(source) });
    else if (last) last.gap += raw;
  }
  return blocks;
}

const parseBlock = (source: string): JSONContent => parseMarkdown(source).firstChild?.toJSON() ?? {};
const toKey = (node: JSONContent) => JSON.stringify(node);
const toHtml = (markdown: string) => marked.parser(marked.lexer(markdown));
/** Reads Markdown as a build does. */
const marked = new Marked();

/** The Markdown of the first block that the editor would change or lose, such as HTML. */
export function findUnknown(text: string): string | undefined {
  const isKnown = ({ source, node }: Block) =>
    parseMarkdown(source).childCount === 1 && toHtml(source) === toHtml(formatBlock(node));
  return readBlocks(text).find((block) => !isKnown(block))?.source;
}

/** @param nodes the blocks as they are now. Empty paragraphs are left out, as Markdown has none. */
export function formatBlocks(blocks: readonly Block[], nodes: readonly JSONContent[]): string {
  const wanted = nodes.filter(({ type, content }) => type !== 'paragraph' || content);
  const left = blocks.map((block) => ({ block, key: toKey(block.node) }));
  const kept = wanted.map((node) => {
    const wantedKey = toKey(node);
    const index = left.findIndex(({ key }) => key === wantedKey);
    return index < 0 ? undefined : left.splice(index, 1)[0]?.block;
  });
  const parts = wanted.map((node, index) => {
    const [block, next] = [kept[index], kept[index + 1]];
    const isFollowed = block && next && next === blocks[blocks.indexOf(block) + 1];
    return (block?.source ?? formatBlock(node)) + (isFollowed ? block.gap : '\n\n');
  });
  return parts.join('').trimEnd();
}

/** Escapes only what Markdown would read as something else. */
function formatBlock(node: JSONContent): string {
  const written = manager.serialize({ type: 'doc', content: [node] }).trim();
  const plain = written
    .replaceAll(/&lt;(?![a-z/!?])/gi, '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&amp;(?![a-z#]\w*;)/gi, '&')
    .replaceAll(/\{\{.*?\}\}/g, (variable) => variable.replaceAll('\\', ''));
  const escaped = plain.replaceAll(/^(>|[#+-]|\d+(?=[.)]))/gm, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`));
  return [plain, escaped].find((one) => toKey(parseBlock(one)) === toKey(node)) ?? written;
}
