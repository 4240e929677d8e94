/** The text of an entry as blocks of the rich-text editor, and back as Markdown. */
import { getSchema, InputRule, type MarkdownParseHelpers, type MarkdownToken } from '@tiptap/core';
import { Image as TextImage } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { MarkdownManager } from '@tiptap/markdown';
import { Fragment, type Node } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { parser, walkTokens } from 'marked';
import { readTokens, TOKENIZER, toPlainSpaces } from '../../engine/content/browser.ts';
import { openWriter } from './write-markdown.ts';

/** TipTap would read "B. Smith" as a list, unlike a build, and the items of numbered lists without their bold and italics. */
const NUMBERED_LIST = {
  markdownTokenizer: { name: 'orderedList', start: () => -1, tokenize: () => undefined },
  parseMarkdown: ({ ordered, start = 1, items = [] }: MarkdownToken, { parseChildren }: MarkdownParseHelpers) =>
    ordered ? { type: 'orderedList', attrs: { start }, content: parseChildren(items) } : [],
  // It would make lists of pasted years. `readPasted` makes lists.
  addProseMirrorPlugins: () => [],
};

/** TipTap would also take "1986. " for the beginning of a list, and "2 * 3 * 4" for italics. */
const TYPED: Readonly<Record<string, RegExp>> = {
  orderedList: /^(\d{1,3})\.\s$/,
  italic: /(?:^|\s)(([*_])(?=\S)([^*_]+)(?<=\S)\2)$/,
};

/** Begins a list, but not in a cell of a table. In an item, where TipTap would keep the sign as text, it is left out. */
const TYPED_ITEM = new InputRule({
  find: /^\s*[-+*•·▪‣◦]\s$/,
  handler({ state, range, chain }) {
    const { name } = state.selection.$from.node(-1).type;
    if (name.startsWith('table')) return null;
    const line = chain().deleteRange(range);
    return void (name === 'listItem' ? line : line.toggleBulletList()).run();
  },
});

/** What the text may contain. Headings begin at level 2, because the title of the page is level 1. */
export const EXTENSIONS = [
  StarterKit.extend({
    addExtensions() {
      const all = this.parent?.() ?? [];
      return all.map((item) => {
        if (item.name === 'bulletList') return item.extend({ addInputRules: () => [TYPED_ITEM] });
        const find = TYPED[item.name];
        const changed = item.name === 'orderedList' ? item.extend(NUMBERED_LIST) : item;
        if (!find) return changed;
        return changed.extend({
          addInputRules() {
            return (this.parent?.() ?? []).map((rule: InputRule) => Object.assign(rule, { find }));
          },
        });
      });
    },
  }).configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null },
      // Only what Markdown links by itself.
      shouldAutoLink: (url) => ADDRESS.test(url),
    },
    // Markdown has no underline.
    underline: false,
  }),
  TableKit,
  TextImage,
];

const manager = new MarkdownManager({ extensions: EXTENSIONS });
// Not as HTML: TipTap would parse it with DOMParser, which trusted types forbid. Nor as the definition of a link, which it would drop.
const asText = () => undefined;
manager.instance.use({ tokenizer: { ...TOKENIZER, html: asText, tag: asText, def: asText } });
export const schema = getSchema(EXTENSIONS);

/** A part of the body, such as a paragraph, a list or a table, and its Markdown. */
interface Block {
  source: string;
  nodes: readonly Node[];
}

/** Parses Markdown into a document with all attributes, as in the editor. */
export const parseMarkdown = (text: string) => schema.nodeFromJSON(manager.parse(toPlainSpaces(text)));

export function readBlocks(text: string): Block[] {
  const sources = manager.instance.lexer(toPlainSpaces(text)).map(({ raw }) => raw.trimEnd());
  return sources.filter((source) => source !== '').map((source) => ({ source, nodes: parseMarkdown(source).children }));
}

const toHtml = (markdown: string) => parser(readTokens(markdown));

/** Whether a build reads or reports anything that the editor does not know, such as HTML, or the rows of a table in a paragraph. */
function hasUnknown(markdown: string): boolean {
  let isFound = false;
  walkTokens(readTokens(markdown), ({ type, raw }) => {
    isFound ||= ['html', 'def', 'checkbox'].includes(type) || (type === 'paragraph' && /^\|/m.test(raw));
  });
  return isFound;
}

/** Whether a text is read as these nodes, by the editor and by a build. */
export function isKept(markdown: string, nodes: readonly Node[]): boolean {
  return !hasUnknown(markdown) && readMeaning(parseMarkdown(markdown).children) === readMeaning(nodes);
}

const ANY_SIGN = /[!-/:-@[-`{-~]/g;

/** Writes what nodes mean to visitors, to compare them: each sign of the text differs from those of Markdown. */
const writeMeaning = openWriter({ escapes: ANY_SIGN, isMeaning: true });

export const readMeaning = (nodes: readonly Node[]): string =>
  writeMeaning(markWords(toDocument(nodes)))
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ (?=\n)|(?<=[\n\uE002]) /g, '');

/** Nobody sees the marks of spaces. */
function markWords(node: Node): Node {
  const split = ({ text = '', marks }: Node) =>
    (text.match(/\s+|\S+/g) ?? []).map((part) => schema.text(part, part.trim() === '' ? [] : marks));
  return node.copy(Fragment.from(node.children.flatMap((inner) => (inner.isText ? split(inner) : markWords(inner)))));
}

/** What gets a backslash: from as little as possible to all that Markdown may take for markup. */
const ESCAPES = [
  // Signs that a build reports if they are not in pairs.
  /\*\*+|__+|~~+|`/g,
  /[\\`*[\]~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|^[#>+=-]|(?<=^\d{1,9})[.)]|[<&](?=[a-z/!?#])/giu,
  ANY_SIGN,
];

/** Ways to write blocks, the best first. Markdown reads some texts only if they are written in another way. */
const WRITERS = [false, true].flatMap((isSecond) =>
  (['*', '_'] as const).flatMap((italic) => ESCAPES.map((escapes) => openWriter({ escapes, italic, isSecond }))),
);
export const writePlainly = openWriter({ escapes: /(?!)/g });

/** A document without empty blocks and spaces at the beginning of lines, which Markdown does not have. */
const toDocument = (nodes: readonly Node[]): Node => tidy(schema.topNodeType.create(null, [...nodes]));

const CONTAINER = /^(?:doc|blockquote|listItem|bulletList|orderedList)$/;

function tidy(node: Node): Node {
  const kept = CONTAINER.test(node.type.name) ? node.children.filter((inner) => !isEmpty(inner)) : node.children;
  const tidied = kept.map((inner, index) => {
    if (!inner.isText) return tidy(inner);
    const isFirst = kept[index - 1]?.isText !== true && !node.type.spec.code;
    return withoutBareLink(isFirst ? inner.cut(Math.max(0, inner.textContent.search(/\S/))) : inner);
  });
  return node.copy(Fragment.from(tidied));
}

/** How addresses begin that Markdown links by itself, or what they contain. */
const ADDRESS = /^https?:\/\/|^www\.|@/;

/** A link whose text is its address needs no markup. */
function withoutBareLink(node: Node): Node {
  const { text = '', marks } = node;
  const hrefs = ADDRESS.test(text) ? [text, `http://${text}`, `mailto:${text}`] : [];
  return node.mark(marks.filter(({ attrs: { href } }) => !hrefs.includes(href)));
}

/** Whether a block has nothing to write, such as a new paragraph. */
function isEmpty({ type: { name }, text = '', children }: Node): boolean {
  if (name === 'text' || name === 'hardBreak') return text.trim() === '';
  return (name === 'paragraph' || CONTAINER.test(name)) && children.every(isEmpty);
}

/** The Markdown of the first block that the editor would change or remove, such as HTML. */
export function findUnknown(text: string): string | undefined {
  const isKnown = ({ source, nodes }: Block) =>
    nodes.length === 1 && !hasUnknown(source) && toHtml(source) === toHtml(formatBlocks([], nodes));
  return readBlocks(text).find((block) => !isKnown(block))?.source;
}

/**
 * The Markdown of a text after an edit. Unchanged blocks keep theirs. Leaves out empty paragraphs, which Markdown does not have.
 * @param blocks as they were read
 * @param nodes as they are now
 */
export function formatBlocks(blocks: readonly Block[], nodes: readonly Node[]): string {
  const filled = nodes.filter((node) => !isEmpty(node));
  const written: string[] = [];
  for (const [index, node] of filled.entries()) {
    const source = blocks.find(({ nodes: [first] }) => first?.eq(node))?.source;
    // A list would go on with one of the same kind before it.
    const isAfterList = CONTAINER.test(node.type.name) && filled[index - 1]?.type === node.type;
    const [first, before] = isAfterList ? [index - 1, `${written.at(-1)}\n\n`] : [index, ''];
    const isRead = (text: string) => isKept(before + text, filled.slice(first, index + 1));
    if (source !== undefined && (!isAfterList || isRead(source))) written.push(source);
    else {
      const document = toDocument([node]);
      const write = WRITERS.find((write) => isRead(write(document))) ?? writePlainly;
      written.push(write(document));
    }
  }
  return written.join('\n\n');
}
