/**
 * Inline script of every page, in the head: hides the page until its fonts have loaded or the deadline has passed. In Firefox it
 * also hides what follows the style sheet until the style sheet has loaded, as other browsers do by themselves.
 */

/**
 * In milliseconds from the start of the navigation. Measured with two fonts, on a first visit: at 1.6 Mbit/s and 150 ms latency
 * they arrive after 710 ms. At 400 kbit/s and 400 ms latency they arrive after 2,200 ms: too long to keep text waiting.
 */
const FONT_DEADLINE = 800;
/** In milliseconds. After that time, the page below the first view is shown without the style sheet. */
const STYLES_TIMEOUT = 4000;

const page = document.documentElement;
/** The names of font families, separated by commas. */
const { fonts = '' } = document.currentScript?.dataset ?? {};

page.dataset['awaits'] = 'faces';
// Styles may hide a list that a script is about to filter by ?q=.
if (/[?&]q=[^&]/.test(location.search)) page.dataset['searching'] = '';

const loaded = Promise.all(fonts.split(',').map((family) => document.fonts.load(`1em "${family}"`)));
const deadline = new Promise((resolve) => setTimeout(resolve, FONT_DEADLINE - performance.now()));
const showPage = () => {
  delete page.dataset['awaits'];
};
Promise.race([loaded, deadline]).then(showPage, showPage);

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
