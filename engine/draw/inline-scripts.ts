/** The two scripts that stand in a page itself. The policy knows them by their hashes. */

/** In milliseconds: on 1.6 Mbit/s with 150 ms there and back the faces are there after 350. */
const PATIENCE = 500;
/** Failed or late, they are waited for no longer. */
const AWAIT =
  '((page,faces)=>{page.dataset.awaits="faces";' +
  'Promise.race([Promise.all(faces.map(face=>document.fonts.load(face))),' +
  `new Promise(done=>setTimeout(done,${PATIENCE}))])` +
  '.catch(()=>{}).then(()=>delete page.dataset.awaits)})(document.documentElement,';
const [IMPORT, WHEN_PAINTED] = ['new PerformanceObserver(()=>import("', '")).observe({type:"paint",buffered:true})'];

/**
 * Shows the page when its faces are there, or have been waited for long enough: then its words stay in those that stand in.
 * The styles hide the body of a page that waits.
 */
export function awaitFaces(families: readonly string[]): string {
  return `${AWAIT}${JSON.stringify(families.map((family) => `1em "${family}"`))})`;
}

export function awaitsFaces(words: string): boolean {
  return words.startsWith(AWAIT);
}

/** Loads the script of the site, once the page has been painted. */
export function loadLater(script: string): string {
  return IMPORT + script + WHEN_PAINTED;
}

/** The address of the script that such a script loads. */
export function loadedBy(words: string): string | undefined {
  if (!words.startsWith(IMPORT) || !words.endsWith(WHEN_PAINTED)) return undefined;
  return words.slice(IMPORT.length, -WHEN_PAINTED.length);
}
