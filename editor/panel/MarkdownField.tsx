/** @jsxImportSource preact */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from './buttons.tsx';
import { useEditor } from './context.ts';
import { FieldFrame, TextField, useField } from './controls.tsx';
import { PictureChooser } from './PictureChooser.tsx';
import type { Cursor, RichText } from './rich-text.ts';
import type { Screen } from './screen.ts';
import { writeChange } from './write-field.ts';

const HELP = 'A blank line starts a paragraph, ## a heading, and - a list item. Text between ** and ** is bold.';
const ADVICE = 'Where the buttons can’t do this, press “Markdown”:';
const UNKNOWN = 'This text is shown as Markdown, because the buttons can’t edit this part:';

/** The body of an entry: as visitors see it, or as Markdown. */
export function MarkdownField() {
  // The path of the body is empty.
  const state = useField([]);
  const { editor } = state;
  const mount = useRef<HTMLDivElement>(null);
  /** The screen whose line has got the cursor. */
  const shown = useRef<Screen | undefined>(undefined);
  /** Set while the text is shown as Markdown. `unknown` is the part that the buttons can’t edit, if any. */
  const plain = useSignal<{ unknown?: string } | undefined>(undefined);
  const rich = useSignal<RichText | undefined>(undefined);
  const cursor = useSignal<Cursor | undefined>(undefined);
  const isPlain = plain.value !== undefined;
  useEffect(() => {
    const element = mount.current;
    if (isPlain || !element) return;
    editor.run(async () => {
      // Loaded late, because it is large.
      const { openRichText } = await editor.api.loadRichText();
      if (!element.isConnected) return;
      const { pictureUrl } = editor.api;
      rich.value = openRichText(element, pictureUrl, {
        onText: (text) => writeChange(editor, { text }),
        onCursor: (next) => {
          cursor.value = next;
        },
        onRefused: (reason) => editor.status.set(reason, true),
      });
    });
    return () => {
      rich.value?.close();
      rich.value = undefined;
    };
  }, [isPlain, editor, rich, cursor]);
  useSignalEffect(() => {
    const { value: opened } = rich;
    const { value: screen } = editor.screen;
    const unknown = opened?.show(editor.content.value.text);
    if (unknown !== undefined) plain.value = { unknown };
    else if (opened && screen.name === 'form' && screen.line !== undefined && screen !== shown.current) {
      shown.current = screen;
      opened.goToLine(screen.line);
    }
  });
  const onInput = ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
    writeChange(editor, { text: currentTarget.value });
  const toggle = () => {
    plain.value = isPlain ? undefined : {};
  };
  const tools = !isPlain && rich.value && cursor.value ? { rich: rich.value, cursor: cursor.value } : undefined;
  const unknown = plain.value?.unknown;
  return (
    <FieldFrame
      label="Text"
      field={state}
      help={isPlain ? HELP : undefined}
      control={(attributes) => (
        <>
          <fieldset class="text-tools" aria-label="Formatting">
            {tools && <TextTools {...tools} />}
            <Button label="Markdown" aria-pressed={isPlain} onClick={toggle} />
          </fieldset>
          {unknown !== undefined && <p class="help" role="status">{`${UNKNOWN} ${unknown}`}</p>}
          {isPlain ? (
            <textarea {...attributes} class="markdown" rows={14} value={editor.content.value.text} onInput={onInput} />
          ) : (
            <div {...attributes} class="rich-text" ref={mount} tabIndex={-1} />
          )}
          {tools && <PictureTool {...tools} />}
          {tools && state.errors.length > 0 && <p class="help">{ADVICE}</p>}
        </>
      )}
    />
  );
}

interface ToolProps {
  rich: RichText;
  cursor: Cursor;
}

function TextTools({ rich, cursor }: ToolProps) {
  return (
    <>
      {cursor.tools.map(({ label, isOn, run }) => (
        <Button key={label} label={label} aria-pressed={isOn} onClick={run} />
      ))}
      <LinkTool rich={rich} cursor={cursor} />
    </>
  );
}

/** The link of the selected text. Authors type an address, or choose a title from the list. */
function LinkTool({ rich, cursor }: ToolProps) {
  const { site, status } = useEditor();
  const { links } = site.value;
  // An address is not replaced while the author types.
  const [typed, setTyped] = useState<string>();
  const onInput = ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => setTyped(value);
  const input = { value: typed ?? cursor.href ?? '', onInput, onBlur: () => setTyped(undefined) };
  const onChange = ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
    const words = value.trim().toLowerCase();
    const known = links.find(({ path, title }) => path === value || title.toLowerCase() === words);
    // A word is no address. The build would say so, out of view.
    if (!known && /^[\w ’'&-]+$/.test(words)) {
      const near = links.find(({ title }) => title.toLowerCase().includes(words));
      const cure = near ? `Did you mean “${near.title}”?` : 'Choose one from the list.';
      return status.set(`There is no page “${value.trim()}”. ${cure}`, true);
    }
    rich.writeLink(known?.path ?? value.trim(), known?.title ?? value.trim());
  };
  return (
    <>
      <input {...input} aria-label="Link" placeholder="Link to …" list="links" onChange={onChange} />
      <datalist id="links">
        {links.map(({ path, title }) => (
          <option key={path} value={path} children={title} />
        ))}
      </datalist>
    </>
  );
}

/** Adds a picture to the text, and describes the selected one. */
function PictureTool({ rich, cursor: { picture } }: ToolProps) {
  const control = (name: 'alt' | 'title') => {
    return { value: picture?.[name], write: (text: string) => rich.writePicture({ [name]: text }) };
  };
  return (
    <details class="text-picture" open={picture !== undefined}>
      <summary>Picture in the text</summary>
      {picture && (
        <>
          <TextField label="What the picture shows" help="For those who can’t see it." {...control('alt')} />
          <TextField label="Caption" help="Below the picture; may be empty." {...control('title')} />
        </>
      )}
      <PictureChooser name="text-picture" src={picture?.src} choose={(src) => rich.writePicture({ src })} />
    </details>
  );
}
