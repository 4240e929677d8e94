import { nextEvent, untilLoaded } from './triggers.ts';

/** After these events a visitor may see more of the page. */
const SIGNS = ['scroll', 'wheel', 'touchmove', 'keydown', 'beforeprint'];

/**
 * elements/picture.css delays lazy pictures. This loads those in view, and leaves the others to the browser as soon as the
 * visitor goes on.
 */
export function delayPictures(root: HTMLElement): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) see(target);
  });
  const release = () => {
    observer.disconnect();
    for (const sign of SIGNS) removeEventListener(sign, release, true);
    root.dataset.pictures = 'all';
  };
  root.dataset.pictures = 'seen';
  for (const picture of root.querySelectorAll('.picture')) observer.observe(picture);
  for (const sign of SIGNS) addEventListener(sign, release, { capture: true, passive: true });
  // The visitor may have scrolled before the script ran.
  if (scrollY > 0) release();
}

function see(picture: Element): void {
  for (const image of picture.querySelectorAll('img')) image.dataset.seen = '';
}

/** Replaces every picture that fails by the placeholder, until the browser is online again. The alt text stays. */
export function replaceFailedPictures(placeholder = ''): void {
  const mend = (image: EventTarget | null) => {
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
  document.addEventListener('error', ({ target }) => mend(target), true);
  for (const image of document.images) {
    if (image.complete && image.currentSrc && !image.naturalWidth) mend(image);
  }
  // When offline it would be too late to fetch it.
  untilLoaded().then(() => Object.assign(new Image(), { src: placeholder }));
}
