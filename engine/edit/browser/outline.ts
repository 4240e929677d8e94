import { make } from './dom.ts';
import { rangeOf, type Spot, sayPlace, spotsAt } from './spots.ts';

/**
 * Outlines what is under the pointer, and names it; a click chooses it.
 * @param root of the editor: what is in it is no page
 */
export function watchPage(root: HTMLElement, frame: HTMLElement, choose: (spots: Spot[]) => void): void {
  const label = make('span', { class: 'outline-name' });
  const show = (spots: readonly Spot[]) => {
    const [spot] = spots;
    frame.replaceChildren(...(spot ? [...boxesOf(spot), label] : []));
    if (spot) placeLabel(label, spot);
  };
  document.addEventListener('pointermove', (event) => {
    const target = event.target;
    if (!(target instanceof Element) || target === root || event.pointerType === 'touch') return show([]);
    show(isPassed(event) ? [] : spotsAt(event.clientX, event.clientY, target));
  });
  document.addEventListener('scroll', () => show([]), { passive: true });
  document.documentElement.addEventListener('pointerleave', () => show([]));
  addEventListener(
    'click',
    (event) => {
      const target = event.target;
      if (!(target instanceof Element) || target === root || isPassed(event)) return;
      const spots = spotsAt(event.clientX, event.clientY, target);
      // Keys press what has the focus, and mean that.
      if (spots.length === 0 || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
      choose(spots);
    },
    { capture: true },
  );
}

/** With a key held down, links and buttons do what they do for visitors. */
function isPassed({ ctrlKey, metaKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

function boxesOf(spot: Spot): HTMLElement[] {
  const rectangles =
    spot.from === spot.to ? [spot.element.getBoundingClientRect()] : [...rangeOf(spot).getClientRects()];
  return rectangles.map(({ left, top, width, height }) => {
    const box = make('span', { class: 'outline-box' });
    Object.assign(box.style, {
      left: `${left - 4}px`,
      top: `${top - 4}px`,
      width: `${width + 8}px`,
      height: `${height + 8}px`,
    });
    return box;
  });
}

function placeLabel(label: HTMLElement, spot: Spot): void {
  label.textContent = sayPlace(spot);
  const { left, top, bottom } =
    spot.from === spot.to ? spot.element.getBoundingClientRect() : rangeOf(spot).getBoundingClientRect();
  const isAbove = top > 36;
  Object.assign(label.style, {
    left: `${Math.max(4, left - 4)}px`,
    top: `${isAbove ? top - 32 : Math.min(bottom + 8, innerHeight - 32)}px`,
  });
}

/** Brings a place to sight. */
export function showSpot({ element }: Pick<Spot, 'element'>): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center' });
}
