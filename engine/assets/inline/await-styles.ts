/**
 * Inline script of every page, in the head: in Firefox, hides what follows the style sheet until the style sheet has loaded, as other
 * browsers do by themselves.
 */

/** In milliseconds. After that time, the page below the first view is shown without the style sheet. */
const STYLES_TIMEOUT = 4000;

const page = document.documentElement;

// Styles may hide a list that a script is about to filter by ?q=.
if (/[?&]q=[^&]/.test(location.search)) page.dataset['searching'] = '';

const showRest = () => {
  delete page.dataset['sheet'];
};
// Only Firefox has this property.
if ('MozAppearance' in page.style) page.dataset['sheet'] = 'awaited';
for (const type of ['load', 'error']) {
  const onEnd = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') showRest();
  };
  // These events do not bubble, so they are captured.
  document.addEventListener(type, onEnd, true);
}
setTimeout(() => {
  const link = document.querySelector<HTMLLinkElement>('body link[rel=stylesheet]');
  if (link && !link.sheet) {
    // A style sheet that a script adds does not block painting. The copy reuses the request.
    link.before(link.cloneNode());
    link.remove();
  }
  showRest();
}, STYLES_TIMEOUT);

export {};
