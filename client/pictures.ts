import { nextEvent, untilIdle, untilLoaded } from './triggers.ts';

const REVEALING_EVENTS = ['scroll', 'wheel', 'touchmove', 'keydown', 'beforeprint'];

/**
 * Loads the lazy pictures in three steps. At once: those in view. When the page has loaded, or the visitor scrolls or presses a
 * key: those near the view. When the browser is idle: all others, nearest first, unless the visitor saves data.
 * Until then elements/picture.css hides a picture, so the browser doesn't load it.
 */
export async function loadPictures(root: HTMLElement): Promise<void> {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) markSeen(target);
  });
  for (const picture of root.querySelectorAll('.picture')) observer.observe(picture);
  root.dataset['pictures'] = 'seen';
  // The visitor may have scrolled before the script ran.
  if (scrollY === 0) await Promise.race([untilLoaded(), ...REVEALING_EVENTS.map(nextEvent)]);
  root.dataset['pictures'] = 'all';
  observer.disconnect();
  await untilLoaded();
  await untilIdle(root);
  if (isAskedToSaveData()) return;
  for (const image of [...document.images].sort((a, b) => distanceTo(a) - distanceTo(b))) image.loading = 'eager';
}

function markSeen(picture: Element): void {
  for (const image of picture.querySelectorAll('img')) image.dataset['seen'] = '';
}

function isAskedToSaveData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}

/** The distance of an element from the view, in pixels; for a hidden element, that of its nearest visible parent. */
function distanceTo(element: Element): number {
  if (element.getClientRects().length === 0 && element.parentElement) return distanceTo(element.parentElement);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return Math.max(left - innerWidth, -right, 0) + Math.max(top - innerHeight, -bottom, 0);
}

/** Shows the placeholder for every picture that fails to load, until the browser is online again. The alt text stays. */
export function replaceFailedPictures(placeholder = ''): void {
  const replace = (image: EventTarget | null) => {
    // Once, because the placeholder may fail too.
    if (!(image instanceof HTMLImageElement) || 'failed' in image.dataset) return;
    image.dataset['failed'] = '';
    const source = Object.assign(document.createElement('source'), { srcset: placeholder });
    image.parentElement?.prepend(source);
    nextEvent('online').then(() => {
      delete image.dataset['failed'];
      source.remove();
    });
  };
  // Errors of pictures don't bubble, but can be captured.
  document.addEventListener('error', ({ target }) => replace(target), true);
  for (const image of document.images) {
    if (image.complete && image.currentSrc && !image.naturalWidth) replace(image);
  }
  // Fetched in advance, because a browser that is offline can't fetch it.
  untilLoaded().then(() => Object.assign(new Image(), { src: placeholder }));
}
