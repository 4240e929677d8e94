/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button, Labeled, useEditor, useField } from './controls.tsx';
import { insertText, pasteParagraphs, selectionOf, toggleBold, toggleLine } from './markdown.ts';

/** The body of an entry. */
export function MarkdownField({ path }: { path: string }) {
  const { editor, errors } = useField([]);
  const area = useRef<HTMLTextAreaElement>(null);
  const [linked, setLinked] = useState<[from: number, to: number]>();
  const { data, text } = editor.typed(path);
  const tool = (label: string, act: (area: HTMLTextAreaElement) => void) => (
    <Button label={label} onClick={() => area.current && act(area.current)} />
  );
  const insertLink = (address: string) => {
    setLinked(undefined);
    area.current?.focus();
    if (!area.current || !linked || address === '') return;
    area.current.setSelectionRange(...linked);
    insertText(area.current, `[${text.slice(...linked) || 'text'}](${address})`);
  };
  const onInput = ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
    editor.changeFile(path, { data, text: currentTarget.value });
  const props = { ref: area, class: 'markdown', rows: 14, value: text, onInput, onPaste: pasteParagraphs };
  return (
    <Labeled
      label="Text"
      name=""
      help="A blank line starts a paragraph, ## a heading, and - a list item. Text between ** and ** is bold."
      errors={errors}
      control={(attributes) => (
        <>
          <p class="text-tools" role="toolbar" aria-label="Formatting">
            {tool('Bold', toggleBold)}
            {tool('Heading', (area) => toggleLine(area, '## '))}
            {tool('List item', (area) => toggleLine(area, '- '))}
            {tool('Link …', (area) => setLinked(selectionOf(area)))}
          </p>
          {linked && <LinkDialog insert={insertLink} />}
          <textarea {...attributes} {...props} />
        </>
      )}
    />
  );
}

/** Asks where a link leads. */
function LinkDialog({ insert }: { insert(address: string): void }) {
  const { pages } = useEditor().choices;
  const [page, other] = [useRef<HTMLSelectElement>(null), useRef<HTMLInputElement>(null)];
  useLayoutEffect(() => page.current?.focus(), []);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const address = other.current?.value.trim() || page.current?.value;
    if (address) insert(address);
    else page.current?.focus();
  };
  return (
    <form class="choice" onSubmit={onSubmit} onKeyDown={({ key }) => key === 'Escape' && insert('')}>
      <Labeled
        label="Link to"
        control={(attributes) => (
          <select {...attributes} ref={page}>
            <option value="">Choose a page …</option>
            {pages.map(({ path, title }) => (
              <option key={path} value={path} children={`${title} (${path})`} />
            ))}
          </select>
        )}
      />
      <Labeled
        label="Or another address"
        control={(attributes) => <input {...attributes} ref={other} inputMode="url" placeholder="https://" />}
      />
      <p class="tools">
        <Button label="Cancel" onClick={() => insert('')} />
        <Button class="save" label="Insert link" type="submit" />
      </p>
    </form>
  );
}
