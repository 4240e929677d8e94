/** Inline scripts, which the content security policy allows by their hashes. */

/**
 * In milliseconds from the start of the navigation. Measured with two fonts, on a first visit: at 1.6 Mbit/s and 150 ms latency
 * they arrive after 710 ms. At 400 kbit/s and 400 ms latency they arrive after 2,200 ms: too long to keep text waiting.
 */
const FONT_DEADLINE = 800;
/** In milliseconds. After that time, the page below the first view is shown without the style sheet. */
const STYLES_TIMEOUT = 4000;
/**
 * Hides the page until its fonts have loaded or the deadline has passed. In Firefox it also hides what follows the style sheet
 * until the style sheet has loaded, as other browsers do by themselves. After STYLES_TIMEOUT it replaces the style sheet with a
 * copy, because a style sheet that a script adds does not block painting. The copy reuses the request.
 */
const AWAIT_FONTS =
  '((page,faces)=>{page.dataset.awaits="faces";' +
  // Styles may hide a list that a script is about to filter by ?q=.
  'if(/[?&]q=[^&]/.test(location.search))page.dataset.searching="";' +
  'Promise.race([Promise.all(faces.map(face=>document.fonts.load(face))),' +
  `new Promise(done=>setTimeout(done,${FONT_DEADLINE}-performance.now()))])` +
  '.catch(()=>{}).then(()=>delete page.dataset.awaits);' +
  'const show=()=>delete page.dataset.sheet;if("MozAppearance"in page.style)page.dataset.sheet="awaited";' +
  '["load","error"].map(type=>document.addEventListener(type,({target})=>target.rel==="stylesheet"&&show(),true));' +
  'setTimeout(()=>{const link=document.querySelector("body link[rel=stylesheet]");' +
  `if(link&&!link.sheet)link.before(link.cloneNode()),link.remove();show()},${STYLES_TIMEOUT})` +
  '})(document.documentElement,';
/**
 * What precedes and follows the URL in a script of {@link loadAfterPaint}. Firefox reports no paint if the page has a fragment, so
 * the script also listens for the load event. Chromium requests a failed module again only under another URL, so "?again" is added.
 */
const [LOADER_START, LOADER_END] = [
  '(script=>{const load=()=>import(script);' +
    'new PerformanceObserver(load).observe({type:"paint",buffered:true});addEventListener("load",load);' +
    'addEventListener("online",()=>load().catch(()=>import(script+"?again")))})("',
  '")',
];

export function awaitFonts(families: readonly string[]): string {
  return `${AWAIT_FONTS}${JSON.stringify(families.map((family) => `1em "${family}"`))})`;
}

export function isFontScript(script: string): boolean {
  return script.startsWith(AWAIT_FONTS);
}

/**
 * Speculation rules: Chromium prerenders a page when the visitor is about to press its link, but not in data-saver mode.
 * The first rule watches only pointers, so the second one adds the keyboard.
 */
export function speculationRules(base: string): string {
  const isPage = [
    { href_matches: `${base}*` },
    { not: { href_matches: `${base}*.*` } },
    { not: { selector_matches: '[href*="#"]' } },
  ];
  return JSON.stringify({
    prerender: [
      { where: { and: isPage }, eagerness: 'moderate' },
      { where: { and: [...isPage, { selector_matches: ':focus-visible' }] }, eagerness: 'immediate' },
    ],
  });
}

/** Loads the script of the site after the first paint, at the latest on load, and again when the browser is back online. */
export function loadAfterPaint(script: string): string {
  return LOADER_START + script + LOADER_END;
}

/** The URL that a script of {@link loadAfterPaint} loads. */
export function scriptLoadedBy(script: string): string | undefined {
  if (!script.startsWith(LOADER_START) || !script.endsWith(LOADER_END)) return undefined;
  return script.slice(LOADER_START.length, -LOADER_END.length);
}
