/**
 * Selects Dana when the visitor follows the link "Write to Dana" (`?to=dana#write`) and its URL is open already: the browser then
 * only scrolls, and loads no page that would select her.
 */
export function listenToRecipientLinks(form: HTMLFormElement, onSelect: () => void): void {
  const select = form.querySelector<HTMLSelectElement>('select[name=to]');
  if (!select) return;
  addEventListener('click', ({ target }) => {
    // While a message is being sent, its recipient stays.
    if (select.inert) return;
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.pathname !== location.pathname || link.search !== location.search) return;
    const slug = new URLSearchParams(link.search).get('to');
    if (![...select.options].some(({ value }) => value === slug) || slug === null) return;
    select.value = slug;
    onSelect();
  });
}
