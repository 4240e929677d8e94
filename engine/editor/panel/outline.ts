import { make } from './dom.ts';
import { rangeOf, type Spot, sayPlace, spotsAt } from './spots.ts';

/**
 * Outlines what is under the pointer, and names it; a click chooses it.
 * @param root of the editor: what is in it is no page
 */
export function watchPage(
  root: HTMLElement,
  frame: HTMLElement,
  choose: (spots: Spot[]) => void,
  say: (words: string) => void,
): void {
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
      const calls = target.closest('a[href^="tel:"], a[href^="mailto:"]');
      if (calls && spots.length === 0) {
        event.preventDefault();
        return say(`While you edit, this does not call or open mail: hold Ctrl (on a Mac, ⌘) while you click it.`);
      }
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

/** One box around all that an element says; where that is a part of its words, one for each line. */
function boxesOf(spot: Spot): HTMLElement[] {
  const isPart = spot.from > 0 || spot.to < (spot.element.textContent?.length ?? 0);
  const range = rangeOf(spot);
  const rectangles = isPart && spot.to > 0 ? [...range.getClientRects()] : [boundsOf(spot)];
  return rectangles.map(({ left, top, width, height }) => {
    const box = make('span', { class: 'outline-box' });
    Object.assign(box.style, toPixels({ left: left - 4, top: top - 4, width: width + 8, height: height + 8 }));
    return box;
  });
}

function boundsOf(spot: Spot): DOMRect {
  return spot.to === 0 ? spot.element.getBoundingClientRect() : rangeOf(spot).getBoundingClientRect();
}

function toPixels(lengths: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, `${length}px`]));
}

/** Above the words, or below them where there is no room. */
function placeLabel(label: HTMLElement, spot: Spot): void {
  label.textContent = sayPlace(spot);
  const { left, top, bottom } = boundsOf(spot);
  const below = Math.min(bottom + 8, innerHeight - 32);
  Object.assign(label.style, toPixels({ left: Math.max(4, left - 4), top: top > 36 ? top - 32 : below }));
}
