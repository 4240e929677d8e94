/** Shows the search field, which needs a script, and filters the list by the text in it. */
export function startFinder(root: HTMLElement): void {
  const field = root.querySelector('input');
  const items = [...root.querySelectorAll('li')];
  if (!field) return;
  field.closest('p')?.removeAttribute('hidden');
  field.addEventListener('input', () => {
    const query = field.value.trim().toLowerCase();
    for (const item of items) item.hidden = !item.textContent.toLowerCase().includes(query);
  });
}
