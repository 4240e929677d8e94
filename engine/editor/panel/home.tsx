/** @jsxImportSource preact */
import type { PageHead } from '../protocol.ts';
import { Button } from './controls.tsx';
import type { Editor } from './editor.ts';
import { beginEntry, openFile, openPageFields } from './entries.ts';
import { labelOf, listPageFields, type PageField } from './page-fields.ts';

/** What is on the page, also for the keyboard. */
export async function showPage(editor: Editor): Promise<void> {
  await editor.loadChoices();
  await editor.tryDrafts();
  editor.show({ title: 'This page', body: () => <PageOverview editor={editor} />, reload: showPage });
}

function PageOverview({ editor }: { editor: Editor }) {
  const { head } = editor;
  const fields = listPageFields();
  const files = new Set([...(head ? [head.file] : []), ...fields.map(({ file }) => file)]);
  return (
    <>
      <p>
        Click any text or picture on the page to change it. To follow a link, use the button in the panel, or hold Ctrl
        (on a Mac, ⌘) and click.
      </p>
      {head && <Previews head={head} />}
      <h3>On this page</h3>
      {[...files].map((file) => (
        <details key={file}>
          <summary>
            {labelOf({ file })} <small>{file}</small>
          </summary>
          <ul>
            {fields
              .filter((field) => field.file === file)
              .map((field) => (
                <li key={labelOf(field)}>
                  <Button label={textOf(field)} act={() => openPageFields(editor, [field])} />
                </li>
              ))}
          </ul>
          <Button class="add" label={`All of ${labelOf({ file })}`} act={() => openFile(editor, file)} />
        </details>
      ))}
    </>
  );
}

function textOf({ element, from, to }: PageField): string {
  if (element instanceof HTMLImageElement) return `Picture: ${element.alt}`;
  const text = (element.textContent ?? '').slice(from, to);
  return text.length > 60 ? `${text.slice(0, 58)}…` : text;
}

/** What search engines and social networks show. */
function Previews({ head: { file, title, description, address, noindex, card } }: { head: PageHead }) {
  const part = (name: string, field: string, label: string) => (
    <Button class={name} label={label} act={(editor) => openFile(editor, file, { field: [field] })} />
  );
  const texts = [part('result-title', 'title', title), part('result-text', 'description', description)];
  return (
    <section aria-label="Previews">
      <h3>In search results</h3>
      {noindex && <p class="help">Search engines are asked to leave this page out.</p>}
      <div class="result">
        <p class="result-address">{address}</p>
        {texts}
      </div>
      {card && <h3>On social networks</h3>}
      {card && (
        <div class="card">
          <img src={card.address} alt={card.alt} loading="lazy" />
          {texts}
        </div>
      )}
    </section>
  );
}

export async function showKinds(editor: Editor): Promise<void> {
  await editor.loadChoices();
  const body = () => (
    <ul class="kinds">
      {editor.choices.kinds.map((kind) => (
        <li key={kind.folder}>
          <Button label={kind.name} act={() => beginEntry(editor, kind)} />
        </li>
      ))}
    </ul>
  );
  editor.show({ title: 'New', body, reload: showKinds });
}
