/** Edits the body of an entry as a word processor does. Loaded with the first form that has a body. */
import { type ChainedCommands, Editor, getSchema, type JSONContent, type NodeViewRenderer } from '@tiptap/core';
import { Image as ImageExtension } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { MarkdownManager } from '@tiptap/markdown';
import { DOMParser, type Node, type ParseOptions, type ParseRule } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { Marked } from 'marked';

/** Turns off a tokenizer of TipTap that reads "B. Smith" as a list, unlike a build. */
const noTokenizer = { name: 'orderedList', start: () => -1, tokenize: () => undefined };

/** A picture in a text: the name of its file, its alt text and its caption. */
type TextPicture = Record<'src' | 'alt' | 'title', string>;

/** A picture whose caption may have quotation marks, which TipTap does not escape. */
const TextImage = ImageExtension.extend({
  // Leaves out pasted pictures of other sites.
  parseHTML: () => [{ tag: 'img[src]:not([src*="/"], [src*=":"])' }],
  renderMarkdown({ attrs: { src, alt, title } = {} }) {
    // Removes backslashes and backticks, which have a meaning in Markdown.
    const [text, caption] = [alt, title].map((written) => String(written ?? '').replaceAll(/[`\\]/g, ''));
    return `![${text?.replaceAll(/[[\]]/g, '\\$&')}](${src}${caption ? ` "${caption.replaceAll('"', '\\"')}"` : ''})`;
  },
});

/** What the text may contain. Headings begin at level 2, because the title of the page is level 1. */
const EXTENSIONS = [
  StarterKit.extend({
    addExtensions() {
      const all = this.parent?.() ?? [];
      return all.map((item) => (item.name === 'orderedList' ? item.extend({ markdownTokenizer: noTokenizer }) : item));
    },
  }).configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
    // Markdown has no underline.
    underline: false,
  }),
  TableKit,
  TextImage,
];

const manager = new MarkdownManager({ extensions: EXTENSIONS });
// No HTML tokens: TipTap would parse them with DOMParser, which trusted types forbid.
manager.instance.use({ tokenizer: { html: () => undefined, tag: () => undefined } });
const schema = getSchema(EXTENSIONS);

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
/** Reads Markdown as a build does. */
const marked = new Marked();

/** The Markdown of the first block that the editor would change or remove, such as HTML. */
export function findUnknown(text: string): string | undefined {
  const isKnown = ({ source, node }: Block) =>
    parseMarkdown(source).childCount === 1 && toHtml(source) === toHtml(formatBlock(node));
  return readBlocks(text).find((block) => !isKnown(block))?.source;
}

/**
 * The Markdown of a text after an edit. Unchanged blocks keep theirs. Leaves out empty paragraphs, which Markdown does not have.
 * @param blocks as they were read
 * @param nodes as they are now
 */
export function formatBlocks(blocks: readonly Block[], nodes: readonly JSONContent[]): string {
  const wanted = nodes.filter(({ type, content }) => type !== 'paragraph' || content);
  const sources = new Map(blocks.map(({ node, source }) => [toKey(node), source]));
  return wanted.map((node) => sources.get(toKey(node)) ?? formatBlock(node)).join('\n\n');
}

/** Writes a block with as few escapes as possible. */
function formatBlock(node: JSONContent): string {
  const written = manager.serialize({ type: 'doc', content: [node] }).trim();
  const plain = written
    .replaceAll(/&lt;(?![a-z/!?])/gi, '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&amp;(?![a-z#]\w*;)/gi, '&')
    .replaceAll(/\{\{.*?\}\}/g, (variable) => variable.replaceAll('\\', ''));
  // Without these escapes, the line would begin a quote, a heading or a list.
  const escaped = plain.replaceAll(/^(>|[#+-]|\d+(?=[.)]))/gm, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`));
  return [plain, escaped].find((source) => toKey(parseBlock(source)) === toKey(node)) ?? written;
}

export type RichText = ReturnType<typeof openRichText>;

/**
 * @param mount the element that becomes the editor. It keeps its attributes.
 * @param onText receives the Markdown after every edit
 * @param onChange is called after every edit and every move of the cursor
 * @param toUrl the address of a picture by the name of its file
 */
export function openRichText(
  mount: HTMLElement,
  onText: (markdown: string) => void,
  onChange: () => void,
  toUrl: (name: string) => string,
) {
  let text: string | undefined;
  let blocks = readBlocks('');
  const show: NodeViewRenderer = ({ node: { attrs } }) => ({
    dom: Object.assign(new Image(), { src: toUrl(attrs['src']), alt: attrs['alt'] ?? '' }),
  });
  const editor = new Editor({
    element: { mount },
    extensions: EXTENSIONS.map((item) => (item === TextImage ? TextImage.extend({ addNodeView: () => show }) : item)),
    // As JSON, because TipTap would parse HTML, which trusted types forbid.
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-label': 'Text', 'aria-multiline': 'true' },
      // ProseMirror would apply the rules of a style sheet, and lose Word's own styles, which mark its lists.
      transformPastedHTML: (html) => html.replaceAll(/<style[\s\S]*?<\/style>/gi, ''),
      // Returning true keeps TipTap from handling Tab. So Tab leaves the text, as in other fields.
      handleDOMEvents: { keydown: (_, { key }) => key === 'Tab' },
    },
    onUpdate() {
      text = formatBlocks(blocks, editor.getJSON().content);
      onText(text);
    },
    onTransaction: onChange,
  });
  const rules = [...PASTE_RULES, ...DOMParser.fromSchema(editor.schema).rules];
  editor.view.setProps({ clipboardParser: new PasteParser(editor.schema, rules) });
  return {
    listTools: () => listTools(editor),
    /** The address of the link at the cursor. */
    readLink: (): string | undefined => editor.getAttributes('link')['href'],
    /** @param linkText is used if no text is selected */
    writeLink(href: string, linkText: string) {
      const chain = editor.chain().extendMarkRange('link');
      const link = { type: 'text', text: linkText, marks: [{ type: 'link', attrs: { href } }] };
      if (href === '') chain.unsetLink().run();
      else if (editor.state.selection.empty && !editor.isActive('link')) chain.insertContent(link).run();
      else chain.setLink({ href }).run();
    },
    /** The selected picture. */
    readPicture(): TextPicture | undefined {
      const { src, alt, title } = editor.getAttributes('image');
      return editor.isActive('image') ? { src, alt: alt ?? '', title: title ?? '' } : undefined;
    },
    /** Changes the selected picture, or adds one and selects it. */
    writePicture(part: Partial<TextPicture>) {
      if (editor.isActive('image')) return void editor.commands.updateAttributes('image', part);
      // After the list, quote or table, which can't contain a picture.
      const end = editor.state.selection.$to.after(1);
      editor.chain().insertContentAt(end, { type: 'image', attrs: part }).setNodeSelection(end).run();
    },
    close: () => editor.destroy(),
    /** Shows other text. @returns the Markdown that the editor can't show; undefined if it can show all */
    show(next: string): string | undefined {
      if (next === text) return undefined;
      const unknown = findUnknown(next);
      if (unknown !== undefined) return unknown;
      [text, blocks] = [next, readBlocks(next)];
      const content = { type: 'doc', content: blocks.map(({ node }) => node) };
      // Ctrl+Z undoes what was typed, not what was loaded.
      editor.chain().setMeta('addToHistory', false).setContent(content, { emitUpdate: false }).run();
      return undefined;
    },
    /** Puts the cursor at the end of the paragraph, item or cell on a line, counted from 0. */
    goToLine(line: number) {
      // The paragraphs above the line. Their count is the index of the one in the line.
      const before = listParagraphEnds(parseMarkdown((text ?? '').split('\n').slice(0, line).join('\n')));
      const end = listParagraphEnds(editor.state.doc)[before.length] ?? 0;
      editor.chain().setTextSelection(end).focus().scrollIntoView().run();
    },
  };
}

/** Where the text of each paragraph, heading, item and cell ends. */
function listParagraphEnds(document: Node): number[] {
  const ends: number[] = [];
  document.descendants(({ isTextblock, content }, position) => {
    if (isTextblock && content.size > 0) ends.push(position + 1 + content.size);
  });
  return ends;
}

type Command = (chain: ChainedCommands) => ChainedCommands;
/** What each button does. The button looks pressed while the cursor is in the node or mark with this name and these attributes. */
type Tools = Record<string, readonly [command: Command, name?: string, attributes?: object]>;

const TEXT_TOOLS: Tools = {
  Bold: [(chain) => chain.toggleBold(), 'bold'],
  Italic: [(chain) => chain.toggleItalic(), 'italic'],
  Heading: [(chain) => chain.toggleHeading({ level: 2 }), 'heading', { level: 2 }],
  Subheading: [(chain) => chain.toggleHeading({ level: 3 }), 'heading', { level: 3 }],
  List: [(chain) => chain.toggleBulletList(), 'bulletList'],
  Numbers: [(chain) => chain.toggleOrderedList(), 'orderedList'],
  Quote: [(chain) => chain.toggleBlockquote(), 'blockquote'],
};
const NEW_TABLE: Tools = { Table: [(chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true })] };
const TABLE_TOOLS: Tools = {
  'Add row': [(chain) => chain.addRowAfter()],
  'Remove row': [(chain) => chain.deleteRow()],
  'Add column': [(chain) => chain.addColumnAfter()],
  'Remove column': [(chain) => chain.deleteColumn()],
  'Remove table': [(chain) => chain.deleteTable()],
};

function listTools(editor: Editor) {
  const tools = { ...TEXT_TOOLS, ...(editor.isActive('table') ? TABLE_TOOLS : NEW_TABLE) };
  return Object.entries(tools).map(([label, [command, name, attributes]]) => {
    const isOn = name === undefined ? undefined : editor.isActive(name, attributes);
    return { label, isOn, run: () => void command(editor.chain().focus()).run() };
  });
}

/** A pasted main heading becomes one of level 2. If a table has no head, its first row becomes the head: Markdown requires one. */
const PASTE_RULES: readonly ParseRule[] = [
  { tag: 'h1', node: 'heading', attrs: { level: 2 } },
  { tag: 'tr:first-child:not(thead + * > *) > td', node: 'tableHeader' },
];

class PasteParser extends DOMParser {
  override parseSlice(pasted: HTMLElement, options?: ParseOptions) {
    joinWordLists(pasted);
    return super.parseSlice(pasted, options);
  }
}

/** Microsoft Word pastes list items as paragraphs with a style. Makes real lists of them. */
function joinWordLists(pasted: HTMLElement): void {
  for (const paragraph of pasted.querySelectorAll('p[style*="mso-list"]')) {
    const mark = paragraph.querySelector('[style*="mso-list:Ignore"]');
    const name = /^\s*\w+[.)]/.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    const previous = paragraph.previousElementSibling;
    const list = previous?.matches(name) ? previous : paragraph.ownerDocument.createElement(name);
    if (list !== previous) paragraph.before(list);
    list.appendChild(paragraph.ownerDocument.createElement('li')).append(paragraph);
  }
}
