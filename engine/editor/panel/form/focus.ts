import { make } from '../dom.ts';
import { nameOf, type Path } from '../values.ts';
import type { FormContext } from './context.ts';
import { findShapes, type Shape } from './shapes.ts';

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
  const crops = make('div', { class: 'crops', role: 'group', 'aria-label': 'Where it is shown', tabindex: '0' });
  const show = () => {
    const place = `${x}% ${y}%`;
    Object.assign(point.style, { left: `${x}%`, top: `${y}%` });
    for (const crop of crops.querySelectorAll('img')) crop.style.objectPosition = place;
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
  const tool = make(
    'div',
    { class: 'focus-tool' },
    make('p', { class: 'help' }, 'Click on what must stay in view. Below, each shape in which pages show the picture.'),
    pad,
    crops,
  );
  show();
  showCrops(path.slice(0, -1), context, tool, (shape) => {
    crops.append(drawCrop(address, shape));
    show();
  });
  return tool;
}

/** As it is found out where a picture is shown. */
async function showCrops(
  field: Path,
  { entry, names, server }: FormContext,
  tool: HTMLElement,
  add: (shape: Shape) => void,
): Promise<void> {
  const addressOf = (page: string) => server.addressOf(`page?${new URLSearchParams({ path: page })}`);
  const pages = entry.shown[nameOf([...field, 'alt'])] ?? [];
  const isCard = entry.pages.length > 0 && nameOf(field) === 'picture';
  if (isCard && names.cardRatio !== undefined) add({ name: 'Social card', ratio: names.cardRatio });
  await seen(tool);
  const asked = {
    file: entry.path,
    field,
    picture: tool.querySelector('img')?.src ?? '',
    pages,
    addressOf,
    isOver: () => !tool.isConnected,
  };
  for await (const shape of findShapes(asked)) add(shape);
}

/** Somebody has it in view. */
function seen(element: HTMLElement): Promise<unknown> {
  return new Promise((done) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      done(element);
    });
    observer.observe(element);
  });
}

function drawCrop(address: string, { name, ratio }: Shape): HTMLElement {
  const crop = make('img', { src: address, alt: '' });
  crop.style.aspectRatio = String(ratio);
  return make('figure', {}, crop, make('figcaption', {}, name));
}
