/** The scripts that stand in a page itself. The policy knows them by their hashes. */

/** In milliseconds: on 1.6 Mbit/s with 150 ms there and back the faces are there after 350. */
const PATIENCE = 500;
/** In milliseconds: a style sheet that has not come by then holds back the page below the first view no longer. */
const SHEET_PATIENCE = 4000;
/**
 * Hides the page until its fonts are there, and in Firefox what follows the style sheet until that is there: other browsers
 * paint nothing below a pending style sheet by themselves. Neither waits for long. In Chromium and WebKit a late style sheet
 * is replaced by one that a script adds: that holds nothing back, and takes over the request.
 */
const AWAIT_FONTS =
  '((page,faces)=>{page.dataset.awaits="faces";' +
  // A list that a script will narrow need not be shown whole before.
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
 * Firefox tells of no paint where an address names a part of the page. A module that is imported twice runs once; Chromium asks for one
 * that has failed under another address only.
 */
const [WHEN_PAINTED, END] = [
  '(script=>{const load=()=>import(script);' +
    'new PerformanceObserver(load).observe({type:"paint",buffered:true});addEventListener("load",load);' +
    'addEventListener("online",()=>load().catch(()=>import(script+"?again")))})("',
  '")',
];

/**
 * Shows the page when its faces are there, or have been waited for long enough: then its words stay in those that stand in. Later,
 * shows what is below the first view without the sheet, if that has not come.
 * The styles hide the body of a page that waits.
 */
export function awaitFonts(families: readonly string[]): string {
  return `${AWAIT_FONTS}${JSON.stringify(families.map((family) => `1em "${family}"`))})`;
}

export function isFontScript(words: string): boolean {
  return words.startsWith(AWAIT_FONTS);
}

/**
 * Has Chromium fetch a page of this site, and nothing besides, as soon as its visitor reaches for a link to it, by speculation rules; those
 * who save data are spared by it. Other browsers would have to ask anew for what they have fetched, for no host lets pages be kept.
 */
export function fetchAhead(base: string): string {
  const pages = { and: [{ href_matches: `${base}*` }, { not: { href_matches: `${base}*.*` } }] };
  return JSON.stringify({ prefetch: [{ where: pages, eagerness: 'moderate' }] });
}

/**
 * Loads the script of the site once the page has been painted, at the latest when all that it asked for at once is there; once more when
 * the browser is back on the line.
 */
export function loadLater(script: string): string {
  return WHEN_PAINTED + script + END;
}

/** The address of the script that such a script loads. */
export function scriptLoadedBy(words: string): string | undefined {
  if (!words.startsWith(WHEN_PAINTED) || !words.endsWith(END)) return undefined;
  return words.slice(WHEN_PAINTED.length, -END.length);
}
