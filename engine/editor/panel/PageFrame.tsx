/** @jsxImportSource preact */
/** The page in frames. Each is a window of its own, so the page looks as it does on a screen of that width. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { ChangedFile } from '../protocol.ts';
import { useEditor } from './controls.tsx';
import { fieldName, updateTabState } from './files.ts';
import { fieldsOf } from './page-fields.ts';

/** In CSS pixels. */
const WIDTHS = { Phone: 375, Tablet: 768, Laptop: 1280 };

/** Chooses the width of the page. */
export function WidthField() {
  const editor = useEditor();
  const { frameWidth = '' } = editor;
  const onChange = ({ currentTarget: { value } }: { currentTarget: HTMLSelectElement }) => {
    const frameWidth = Number(value) || undefined;
    updateTabState({ frameWidth });
    editor.set({ frameWidth });
  };
  return (
    <select class="width" aria-label="Width of the page" value={frameWidth} onChange={onChange}>
      <option value="">Whole window</option>
      {Object.entries(WIDTHS).map(([name, width]) => (
        <option key={name} value={width} children={`${name}, ${width} px`} />
      ))}
    </select>
  );
}

/** The page beside the panel, in the chosen width. It is scaled down if there is less room. */
export function PageFrame({ watch }: { watch(view: Window & typeof globalThis): void }) {
  const { api, root, version, frameWidth } = useEditor();
  const source = api.frameUrl(location.pathname, version);
  /** Stays visible until the next version is loaded. */
  const [shown, setShown] = useState(source);
  const room = root.querySelector('aside')?.offsetLeft ?? 0;
  // On a phone, the panel leaves no room.
  const isFramed = frameWidth !== undefined && room > 0;
  useLayoutEffect(() => {
    // The page beneath can't be seen, so nothing in it may take the focus.
    document.body.inert = isFramed;
  });
  if (!isFramed) return null;
  const scale = Math.min(1, room / frameWidth);
  const onLoad = ({ currentTarget: frame }: { currentTarget: HTMLIFrameElement }) => {
    const view = frame.contentDocument?.defaultView;
    const previous = frame.previousElementSibling;
    const top = previous instanceof HTMLIFrameElement ? (previous.contentWindow?.scrollY ?? 0) : scrollY;
    view?.scrollTo({ top, behavior: 'instant' });
    if (view) watch(view);
    setShown(source);
  };
  const style = {
    inlineSize: `${frameWidth}px`,
    blockSize: `${100 / scale}vh`,
    insetInlineStart: `${(room - frameWidth * scale) / 2}px`,
    transform: `scale(${scale})`,
  };
  return (
    <div class="frame" style={{ inlineSize: `${room}px` }}>
      {[...new Set([shown, source])].map((src) => (
        <iframe key={src} title={`This page, ${frameWidth} px wide`} src={src} style={style} onLoad={onLoad} />
      ))}
    </div>
  );
}

/** A picture of a page, at its first change. */
export function PagePicture({ file: { file, title, address = '', changes } }: { file: ChangedFile }) {
  const { api, version } = useEditor();
  const names = changes.map(({ place }) => fieldName(place.field ?? []));
  const onLoad = ({ currentTarget: { contentDocument: page } }: { currentTarget: HTMLIFrameElement }) => {
    const isChanged = (element: Element) =>
      fieldsOf(element).some((field) => field.file === file && names.includes(fieldName(field.path ?? [])));
    const changed = [...(page?.querySelectorAll('main [data-fields]') ?? [])].find(isChanged);
    const view = page?.defaultView;
    const { top = 0 } = changed?.getBoundingClientRect() ?? {};
    view?.scrollTo({ top: top - view.innerHeight / 3, behavior: 'instant' });
  };
  const source = api.frameUrl(address, version);
  return (
    <div class="page-picture">
      <iframe title={`Picture of ${title}`} src={source} loading="lazy" inert tabIndex={-1} onLoad={onLoad} />
    </div>
  );
}
