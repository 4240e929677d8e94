/**
 * Inline script of every page, in the head: loads the script of the site after the first paint, at the latest on load, and again when
 * the browser is back online.
 */

const { src = '' } = document.currentScript?.dataset ?? {};
const load = () => import(src);

new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
// Firefox reports no paint if the page has a fragment.
addEventListener('load', load);
// Chromium requests a failed module again only under another URL.
const again = `${src}?again`;
addEventListener('online', () => load().catch(() => import(again)));

export {};
