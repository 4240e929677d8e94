/** @jsxImportSource preact */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { Button } from './buttons.tsx';
import { useEditor } from './context.ts';
import { FieldFrame, TextField, useField } from './controls.tsx';
import { PictureChooser } from './PictureChooser.tsx';
import type { RichText } from './rich-text.ts';
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
  const screen = editor.screen.value;
  /** The screen whose line has got the cursor. */
  const shown = useRef<Screen | undefined>(undefined);
  /** Set while the text is shown as Markdown. `unknown` is the part that the buttons can’t edit, if any. */
  const [plain, setPlain] = useState<{ unknown?: string }>();
  const [rich, setRich] = useState<RichText>();
  const [, rerender] = useState({});
  /** Loads the rich-text editor, which is large. */
  const mount = useCallback((element: HTMLElement | null) => {
    const open = async () => {
      const { openRichText } = await editor.api.loadRichText();
      const write = (text: string) => writeChange(editor, { text });
      const onChange = () => rerender({});
      const onRefused = (reason: string) => editor.status.set(reason, true);
      if (element?.isConnected) setRich(openRichText(element, write, onChange, onRefused, editor.api.pictureUrl));
    };
    if (element) editor.run(open);
    else setRich((opened) => void opened?.close());
  }, []);
  useEffect(() => {
    // Not the text of this rendering, because the author may have typed more since.
    const unknown = rich?.show(editor.content.value.text);
    if (unknown !== undefined) setPlain({ unknown });
    else if (rich && screen.name === 'form' && screen.line !== undefined && screen !== shown.current) {
      shown.current = screen;
      rich.goToLine(screen.line);
    }
  });
  const onInput = ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
    writeChange(editor, { text: currentTarget.value });
  return (
    <FieldFrame
      label="Text"
      field={state}
      help={plain && HELP}
      control={(attributes) => (
        <>
          <fieldset class="text-tools" aria-label="Formatting">
            {rich?.listTools().map(({ label, isOn, run }) => (
              <Button key={label} label={label} aria-pressed={isOn} onClick={run} />
            ))}
            {rich && <LinkTool rich={rich} href={rich.readLink() ?? ''} />}
            <Button label="Markdown" aria-pressed={Boolean(plain)} onClick={() => setPlain(plain ? undefined : {})} />
          </fieldset>
          {plain?.unknown !== undefined && <p class="help" role="status">{`${UNKNOWN} ${plain.unknown}`}</p>}
          {plain ? (
            <textarea {...attributes} class="markdown" rows={14} value={editor.content.value.text} onInput={onInput} />
          ) : (
            <div {...attributes} class="rich-text" ref={mount} tabIndex={-1} />
          )}
          {rich && !plain && <PictureTool rich={rich} />}
          {rich && !plain && state.errors.length > 0 && <p class="help">{ADVICE}</p>}
        </>
      )}
    />
  );
}

/** The link of the selected text. Authors type an address, or choose a title from the list. */
function LinkTool({ rich, href }: { rich: RichText; href: string }) {
  const { links } = useEditor().site.value;
  const input = useRef<HTMLInputElement>(null);
  // Does not replace an address while the author types. Reading `rich` here would miss moves of the cursor, because of the signal.
  useEffect(() => {
    if (input.current && !input.current.matches(':focus')) input.current.value = href;
  });
  const onChange = ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
    const known = links.find(({ path, title }) => path === value || title === value);
    rich.writeLink(known?.path ?? value.trim(), known?.title ?? value.trim());
  };
  return (
    <>
      <input ref={input} aria-label="Link" placeholder="Link to …" list="links" onChange={onChange} />
      <datalist id="links">
        {links.map(({ path, title }) => (
          <option key={path} value={path} children={title} />
        ))}
      </datalist>
    </>
  );
}

/** Adds a picture to the text, and describes the selected one. */
function PictureTool({ rich }: { rich: RichText }) {
  const picture = rich.readPicture();
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
