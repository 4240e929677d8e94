import { nextEvent, untilLoaded } from './triggers.ts';

/** After these events a visitor may see more of the page. */
const EVENTS = ['scroll', 'wheel', 'touchmove', 'keydown', 'beforeprint'];

/**
 * elements/picture.css delays lazy pictures. This loads those in view, and leaves the others to the browser once the visitor
 * scrolls or presses a key.
 */
export function delayPictures(root: HTMLElement): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) showPicture(target);
  });
  const releaseAll = () => {
    observer.disconnect();
    for (const type of EVENTS) removeEventListener(type, releaseAll, true);
    root.dataset.pictures = 'all';
  };
  root.dataset.pictures = 'seen';
  for (const picture of root.querySelectorAll('.picture')) observer.observe(picture);
  for (const type of EVENTS) addEventListener(type, releaseAll, { capture: true, passive: true });
  // The visitor may have scrolled before the script ran.
  if (scrollY > 0) releaseAll();
}

function showPicture(picture: Element): void {
  for (const image of picture.querySelectorAll('img')) image.dataset.seen = '';
}

/** Replaces every picture that fails by the placeholder, until the browser is online again. The alt text stays. */
export function replaceFailedPictures(placeholder = ''): void {
  const replace = (image: EventTarget | null) => {
    // Once, because the placeholder may fail too.
    if (!(image instanceof HTMLImageElement) || 'failed' in image.dataset) return;
    image.dataset.failed = '';
    const source = Object.assign(document.createElement('source'), { srcset: placeholder });
    image.parentElement?.prepend(source);
    nextEvent('online').then(() => {
      delete image.dataset.failed;
      source.remove();
    });
  };
  // Errors of pictures don't bubble, but can be captured.
  document.addEventListener('error', ({ target }) => replace(target), true);
  for (const image of document.images) {
    if (image.complete && image.currentSrc && !image.naturalWidth) replace(image);
  }
  // When offline it would be too late to fetch it.
  untilLoaded().then(() => Object.assign(new Image(), { src: placeholder }));
}
