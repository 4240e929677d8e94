/** Inline scripts, which the content security policy allows by their hashes. */

/** In milliseconds. On 1.6 Mbit/s with a round trip of 150 ms, fonts arrive after 350. */
const PATIENCE = 500;
/** In milliseconds. After that, the page below the first view shows without its style sheet. */
const SHEET_PATIENCE = 4000;
/**
 * Hides the page until its fonts are there, and in Firefox what follows the style sheet until that is there: other browsers
 * paint nothing below a pending style sheet by themselves. Neither waits for long. In Chromium and WebKit a late style sheet
 * is replaced by one that a script adds: that holds nothing back, and takes over the request.
 */
const AWAIT_FONTS =
  '((page,faces)=>{page.dataset.awaits="faces";' +
  // A script is about to filter this list.
  'if(/[?&]q=[^&]/.test(location.search))page.dataset.asked="";' +
  'Promise.race([Promise.all(faces.map(face=>document.fonts.load(face))),' +
  `new Promise(done=>setTimeout(done,${PATIENCE}))])` +
  '.catch(()=>{}).then(()=>delete page.dataset.awaits);' +
  'const show=()=>delete page.dataset.sheet;if("MozAppearance"in page.style)page.dataset.sheet="awaited";' +
  '["load","error"].map(type=>document.addEventListener(type,({target})=>target.rel==="stylesheet"&&show(),true));' +
  'setTimeout(()=>{const link=document.querySelector("body link[rel=stylesheet]");' +
  `if(link&&!link.sheet)link.before(link.cloneNode()),link.remove();show()},${SHEET_PATIENCE})` +
  '})(document.documentElement,';
/**
 * Firefox reports no paint if the URL has a fragment, hence the load event. Chromium retries a failed module only under another URL.
 */
const [WHEN_PAINTED, END] = [
  '(script=>{const load=()=>import(script);' +
    'new PerformanceObserver(load).observe({type:"paint",buffered:true});addEventListener("load",load);' +
    'addEventListener("online",()=>load().catch(()=>import(script+"?again")))})("',
  '")',
];

export function awaitFonts(families: readonly string[]): string {
  return `${AWAIT_FONTS}${JSON.stringify(families.map((family) => `1em "${family}"`))})`;
}

export function isFontScript(words: string): boolean {
  return words.startsWith(AWAIT_FONTS);
}

/**
 * Speculation rules: Chromium prefetches a page when the visitor moves to its link, but not in data-saver mode.
 */
export function fetchAhead(base: string): string {
  const pages = { and: [{ href_matches: `${base}*` }, { not: { href_matches: `${base}*.*` } }] };
  return JSON.stringify({ prefetch: [{ where: pages, eagerness: 'moderate' }] });
}

/**
 * Loads the script of the site after the first paint, at the latest on load, and again when the browser is back online.
 */
export function loadLater(script: string): string {
  return WHEN_PAINTED + script + END;
}

/** The URL that such a script loads. */
export function scriptLoadedBy(words: string): string | undefined {
  if (!words.startsWith(WHEN_PAINTED) || !words.endsWith(END)) return undefined;
  return words.slice(WHEN_PAINTED.length, -END.length);
}
