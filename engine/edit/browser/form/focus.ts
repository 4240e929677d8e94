import { make } from '../dom.ts';
import { spotsOf } from '../spots.ts';
import { nameOf, type Path } from '../values.ts';
import type { FormContext } from './context.ts';

type Shape = readonly [name: string, ratio: number];

/** Width to height, of places that the open page may not show. */
const SHAPES: readonly Shape[] = [
  ['Wide', 2.4],
  ['Upright', 0.8],
  ['Social card', 1.9],
];

/** The shapes in which the open page shows a picture. */
function listShown(path: Path, { entry }: FormContext): Shape[] {
  const field = nameOf(path.slice(0, -1));
  const own = [...document.querySelectorAll('img[data-place]')].filter((image) =>
    spotsOf(image).some((spot) => spot.file.endsWith(`/${entry.path}`) && nameOf(spot.path ?? []) === field),
  );
  const ratios = own.map((image) => {
    const { width, height } = image.getBoundingClientRect();
    return height > 0 ? Math.round((width / height) * 10) / 10 : 0;
  });
  return [...new Set(ratios.filter((ratio) => ratio > 0))].map((ratio) => ['On this page', ratio]);
}

/** In whole percents. */
const toShare = (part: number) => Math.round(Math.min(100, Math.max(0, part)));

/** The point of a picture that stays in view: a click on it, or the arrow keys, and what that leaves of it in each shape. */
export function drawFocus(address: string, standard: string, path: Path, context: FormContext): HTMLElement {
  const written = context.read(path);
  let [x = 50, y = 50] =
    String(written ?? standard)
      .match(/\d+/g)
      ?.map(Number) ?? [];
  const whole = make('img', { src: address, alt: '' });
  const point = make('span', { class: 'focus-point' });
  const pad = make(
    'div',
    { class: 'focus', tabindex: '0', role: 'slider', 'aria-label': 'The point that stays in view' },
    whole,
    point,
  );
  const crops = [...listShown(path, context), ...SHAPES].map(([name, ratio]) => {
    const crop = make('img', { src: address, alt: '' });
    crop.style.aspectRatio = String(ratio);
    return make('figure', {}, crop, make('figcaption', {}, name));
  });
  const show = () => {
    const place = `${x}% ${y}%`;
    Object.assign(point.style, { left: `${x}%`, top: `${y}%` });
    for (const crop of crops) crop.querySelector('img')?.style.setProperty('object-position', place);
    pad.setAttribute('aria-valuetext', `${x} percent from the left, ${y} percent from the top`);
    pad.setAttribute('aria-valuenow', String(x));
  };
  const put = (left: number, top: number) => {
    [x, y] = [toShare(left), toShare(top)];
    const place = `${x}% ${y}%`;
    context.write(path, place === standard && written === undefined ? undefined : place);
    show();
  };
  pad.addEventListener('click', ({ clientX, clientY }) => {
    const { left, top, width, height } = whole.getBoundingClientRect();
    put(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  });
  pad.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: [-2, 0], ArrowRight: [2, 0], ArrowUp: [0, -2], ArrowDown: [0, 2] }[event.key];
    if (!step) return;
    event.preventDefault();
    put(x + (step[0] ?? 0), y + (step[1] ?? 0));
  });
  show();
  return make(
    'div',
    { class: 'focus-tool' },
    make('p', { class: 'help' }, 'Click on what must stay in view where the picture is cropped.'),
    pad,
    make('div', { class: 'crops' }, ...crops),
  );
}
