/** "Write to Dana" selects Dana even if the URL already does: then the link loads no page. */
export function chooseAgain(form: HTMLFormElement, chosen: () => void): void {
  const select = form.querySelector<HTMLSelectElement>('select[name=to]');
  if (!select) return;
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.pathname !== location.pathname || link.search !== location.search) return;
    const asked = new URLSearchParams(link.search).get('to');
    if (![...select.options].some(({ value }) => value === asked) || asked === null) return;
    select.value = asked;
    chosen();
  });
}
