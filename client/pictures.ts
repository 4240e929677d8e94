/** Puts the placeholder in place of every picture that fails, now or later. The text in its place stays. */
export function mendPictures(placeholder: string | undefined): void {
  if (placeholder === undefined) return;
  // The error of a picture does not bubble, but can be caught on its way down.
  document.addEventListener('error', ({ target }) => mend(target, placeholder), true);
  for (const image of document.images) {
    if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) mend(image, placeholder);
  }
}

function mend(image: EventTarget | null, placeholder: string): void {
  // Only once: the placeholder may fail as well.
  if (!(image instanceof HTMLImageElement) || 'failed' in image.dataset) return;
  image.dataset.failed = '';
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.src = placeholder;
}
