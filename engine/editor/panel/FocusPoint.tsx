/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { JsonPath } from '../protocol.ts';
import { useField } from './controls.tsx';
import { findShapes, type PictureShape } from './picture-shapes.ts';
import { nameOf } from './values.ts';

interface FocusPointProps {
  src: string;
  /** e.g. "50% 50%" */
  standard: string;
  /** Of the picture. */
  path: JsonPath;
}

const STEPS: Record<string, readonly [x: number, y: number]> = {
  ...{ ArrowLeft: [-2, 0], ArrowRight: [2, 0] },
  ...{ ArrowUp: [0, -2], ArrowDown: [0, 2] },
};

/** The point of a picture that stays visible, set by a click or the arrow keys; and how pages crop the picture. */
export function FocusPoint({ src, standard, path }: FocusPointProps) {
  const { editor, value, write } = useField([...path, 'focus']);
  const [tool, shapes] = useShapes(src, path);
  const [x = 50, y = 50] =
    String(value ?? standard)
      .match(/\d+/g)
      ?.map(Number) ?? [];
  const address = editor.api.addressOf(`picture/${encodeURIComponent(src)}`);
  const put = (...shares: readonly number[]) => {
    const next = shares.map((share) => `${Math.round(Math.min(100, Math.max(0, share)))}%`).join(' ');
    write(next === standard && value === undefined ? undefined : next);
  };
  const onClick = ({ currentTarget, clientX, clientY }: MouseEvent & { currentTarget: HTMLElement }) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    put(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    put(x + step[0], y + step[1]);
  };
  const text = `${x} percent from the left, ${y} percent from the top`;
  return (
    <div class="focus-tool" ref={tool}>
      <p class="help">Click what must stay visible. Below: how pages crop the picture.</p>
      <div
        class="focus"
        role="slider"
        tabIndex={0}
        aria-label="Focus point"
        aria-valuenow={x}
        aria-valuetext={text}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <img src={address} alt="" />
        <span class="focus-point" style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
      <section class="crops" aria-label="Crops" tabIndex={0}>
        {shapes.map(({ name, ratio }) => (
          <figure key={name}>
            <img src={address} alt="" style={{ aspectRatio: String(ratio), objectPosition: `${x}% ${y}%` }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </section>
    </div>
  );
}

/** The shapes in which pages show a picture, looked for once somebody can see them. */
function useShapes(src: string, path: JsonPath) {
  const { editor, entry } = useField(path);
  const tool = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<readonly PictureShape[]>([]);
  const { cardRatio } = editor.choices;
  const hasCard = (entry?.pages.length ?? 0) > 0 && nameOf(path) === 'picture';
  useEffect(() => {
    const over = new AbortController();
    setFound(hasCard && cardRatio !== undefined ? [{ name: 'Social card', ratio: cardRatio }] : []);
    const observer = new IntersectionObserver(async (changes) => {
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const field = { file: entry?.path ?? '', path, address: tool.current?.querySelector('img')?.src ?? '' };
      const pages = entry?.shown[nameOf([...path, 'alt'])] ?? [];
      for await (const shape of findShapes(field, pages, editor.api, over.signal)) setFound((all) => [...all, shape]);
    });
    if (tool.current) observer.observe(tool.current);
    over.signal.addEventListener('abort', () => observer.disconnect());
    return () => over.abort();
  }, [src]);
  return [tool, found] as const;
}
