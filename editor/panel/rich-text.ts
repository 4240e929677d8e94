/** Edits the body of an entry as a word processor does. Loaded with the first form that has a body. */
import { type ChainedCommands, Editor, Extension, type NodeViewRenderer } from '@tiptap/core';
import { Image as TextImage } from '@tiptap/extension-image';
import { DOMParser, type Node, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Transform } from '@tiptap/pm/transform';
import { EXTENSIONS, findUnknown, formatBlocks, isKept, parseMarkdown, readBlocks, schema } from './markdown-blocks.ts';
import { PASTE_RULES, PasteParser, readPasted } from './paste.ts';

/** A picture in a text: the name of its file, its alt text and its caption. */
type TextPicture = Record<'src' | 'alt' | 'title', string>;

export type RichText = ReturnType<typeof openRichText>;

/** What is at the cursor, and the buttons for it. */
export type Cursor = ReturnType<typeof readCursor>;

interface Listeners {
  /** Receives the Markdown after every edit. */
  onText(markdown: string): void;
  /** Is called after every edit and every move of the cursor. */
  onCursor(cursor: Cursor): void;
  /** Is called with the reason if Markdown can't keep all that was pasted or pressed. */
  onRefused(reason: string): void;
}

/**
 * @param mount the element that becomes the editor. It keeps its attributes.
 * @param toUrl the address of a picture by the name of its file
 */
export function openRichText(
  mount: HTMLElement,
  toUrl: (name: string) => string,
  { onText, onCursor, onRefused }: Listeners,
) {
  let text: string | undefined;
  let blocks = readBlocks('');
  const show: NodeViewRenderer = ({ node: { attrs } }) => ({
    dom: Object.assign(new Image(), { src: toUrl(attrs['src']), alt: attrs['alt'] ?? '' }),
  });
  const editor = new Editor({
    element: { mount },
    extensions: [
      ...EXTENSIONS.map((item) => (item === TextImage ? TextImage.extend({ addNodeView: () => show }) : item)),
      refuseUnknown((nodes) => formatBlocks(blocks, nodes), onRefused),
    ],
    // As JSON, because TipTap would parse HTML, which trusted types forbid.
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
    injectCSS: false,
    enablePasteRules: false,
    editorProps: {
      attributes: { 'aria-label': 'Text', 'aria-multiline': 'true' },
      transformPasted: (slice, _, isPlain) => Slice.fromJSON(editor.schema, readPasted(slice, isPlain).toJSON()),
      // Returning true keeps TipTap from handling Tab. So Tab leaves the text, as in other fields.
      handleDOMEvents: { keydown: (_, { key }) => key === 'Tab' },
    },
    onUpdate() {
      text = formatBlocks(blocks, schema.nodeFromJSON(editor.getJSON()).children);
      onText(text);
    },
    onTransaction({ transaction }) {
      onCursor(readCursor(editor));
      // Later, because a change of the text clears what the panel said.
      if (transaction.getMeta('paste') && parser.hasForeign) queueMicrotask(() => onRefused(LEFT_OUT));
    },
  });
  const rules = [...PASTE_RULES, ...DOMParser.fromSchema(editor.schema).rules];
  const parser = new PasteParser(editor.schema, rules);
  editor.view.setProps({ clipboardParser: parser });
  return {
    /** @param linkText is used if no text is selected */
    writeLink(href: string, linkText: string) {
      const chain = editor.chain().extendMarkRange('link');
      const link = { type: 'text', text: linkText, marks: [{ type: 'link', attrs: { href } }] };
      if (href === '') chain.unsetLink().run();
      else if (editor.state.selection.empty && !editor.isActive('link')) chain.insertContent(link).run();
      else chain.setLink({ href }).run();
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
      const content = { type: 'doc', content: blocks.flatMap(({ nodes }) => nodes.map((node) => node.toJSON())) };
      // Ctrl+Z undoes what was typed, not what was loaded.
      editor.chain().setMeta('addToHistory', false).setContent(content, { emitUpdate: false }).run();
      return undefined;
    },
    /** Puts the cursor at the end of the paragraph, item or cell on a line, counted from 0. */
    goToLine(line: number) {
      // The paragraphs above the line. Their count is the index of the one in the line.
      const before = listParagraphEnds(parseMarkdown((text ?? '').split('\n').slice(0, line).join('\n')));
      const end = listParagraphEnds(editor.state.doc)[before.length] ?? 0;
      editor.chain().setTextSelection(end).focus(null, { scrollIntoView: false }).run();
      // As much of the paragraph as fits, and what follows.
      const { node } = editor.view.domAtPos(end);
      (node instanceof Element ? node : node.parentElement)?.scrollIntoView({ block: 'center' });
    },
  };
}

/** Refuses every change that Markdown can't keep, so that no save loses it. @param format the Markdown of the blocks */
function refuseUnknown(format: (nodes: readonly Node[]) => string, onRefused: (reason: string) => void): Extension {
  const canKeep = (document: Node) => {
    const { children } = schema.nodeFromJSON(document.toJSON());
    return isKept(format(children), children);
  };
  const plugin = new Plugin({
    filterTransaction(transaction) {
      const { doc } = transaction;
      const isTyped = transaction.docChanged && transaction.getMeta('addToHistory') !== false;
      if (!isTyped || canKeep(doc)) return true;
      const isOfMarks = canKeep(new Transform(doc).removeMark(0, doc.content.size).doc);
      onRefused(`Not done: ${explainRefusal(doc, isOfMarks ? MIXED_MARKS : UNKNOWN)}`);
      return false;
    },
  });
  return Extension.create({
    name: 'refuseUnknown',
    addProseMirrorPlugins: () => [plugin],
    // Otherwise the words typed next would go on with the heading.
    addKeyboardShortcuts: () => ({
      'Shift-Enter': ({ editor }) => editor.isActive('heading') && editor.commands.enter(),
    }),
  });
}

const LEFT_OUT = 'Left out: a picture of another site or document. Add it with “Picture in the text”.';
const MIXED_MARKS = 'bold, italics and links can’t overlap or begin inside a word like this.';
const UNKNOWN = 'Markdown can’t keep this. Paste it in smaller parts, or as plain text (Ctrl+Shift+V).';

/** @param reason the reason if there is none in the blocks */
function explainRefusal(document: Node, reason: string): string {
  document.descendants((node) => {
    const { type, childCount, firstChild, content } = node;
    const isCell = /^table(?:Cell|Header)$/.test(type.name);
    if (isCell && (childCount > 1 || firstChild?.type.name !== 'paragraph' || hasBreak(firstChild)))
      reason = 'a cell of a table has one line of text.';
    else if (type.name === 'heading' && hasBreak(node)) reason = 'a heading has one line of text.';
    else if (type.name === 'paragraph') {
      const text = node.textBetween(0, content.size, '', '\n');
      reason = REFUSED_LINES.find(([line]) => line.test(text))?.[1] ?? reason;
    }
  });
  return reason;
}

const REFUSED_LINES = [
  [/^\s*[-+*]\s+\S/m, 'the line would be an item of a list. Press Enter, then “List”.'],
  [/^\s*\|/m, 'the line would be a row of a table. Press “Table”.'],
  [/\n\s*\n/, 'a paragraph has no empty line. Press Enter instead.'],
] as const;

const hasBreak = ({ children }: Node) => children.some(({ type }) => type.name === 'hardBreak');

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

function readCursor(editor: Editor) {
  const { src, alt, title } = editor.getAttributes('image');
  const picture: TextPicture = { src, alt: alt ?? '', title: title ?? '' };
  const href: string | undefined = editor.getAttributes('link')['href'];
  return { tools: listTools(editor), href, picture: editor.isActive('image') ? picture : undefined };
}

function listTools(editor: Editor) {
  const tools = { ...TEXT_TOOLS, ...(editor.isActive('table') ? TABLE_TOOLS : NEW_TABLE) };
  return Object.entries(tools).map(([label, [command, name, attributes]]) => {
    const isOn = name === undefined ? undefined : editor.isActive(name, attributes);
    return { label, isOn, run: () => void command(editor.chain().focus()).run() };
  });
}
