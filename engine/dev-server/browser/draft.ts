let host: HTMLElement | undefined;

/**
 * Shows a bar on the page of a draft; on others, none.
 * @param own an address of the dev server
 */
export function markDraft(isDraft: boolean, own: URL): void {
  if (isDraft === (host !== undefined)) return;
  host?.remove();
  host = undefined;
  if (!isDraft) return;
  host = document.createElement('div');
  host.id = 'dev-draft';
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = new URL('overlay.css', own).href;
  const bar = document.createElement('p');
  bar.className = 'draft';
  bar.textContent = 'Draft: no build publishes this page.';
  host.attachShadow({ mode: 'open' }).append(styles, bar);
  document.documentElement.append(host);
}
