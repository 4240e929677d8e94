/** Buttons that copy a phone number or email address. Without a clipboard they stay hidden. */
export function start(root: HTMLElement): void {
  const status = root.querySelector<HTMLElement>('[role=status]');
  // Browsers offer the clipboard only on secure origins.
  if (!status || !navigator.clipboard) return;
  for (const button of root.querySelectorAll<HTMLElement>('[data-copyable]')) {
    button.addEventListener('click', () => copy(button, status));
    button.hidden = false;
  }
  // The HTML has this element hidden if copy buttons are its only content.
  const more = root.querySelector('details');
  if (more) more.hidden = false;
}

async function copy(button: HTMLElement, status: HTMLElement): Promise<void> {
  clearFeedback();
  try {
    await navigator.clipboard.writeText(button.dataset['copyable'] ?? '');
    button.dataset['done'] = '';
    status.textContent = 'Copied';
  } catch {
    const links = [...(button.closest('[data-island]')?.querySelectorAll('a') ?? [])];
    const link = links.find(({ textContent }) => textContent === button.dataset['copyable']);
    if (link) getSelection()?.selectAllChildren(link);
    status.textContent = 'Selected, not copied';
  }
}

/** Removes "Copied" from all other buttons, because the clipboard holds only the last text. */
function clearFeedback(): void {
  for (const button of document.querySelectorAll('[data-done]')) button.removeAttribute('data-done');
  for (const status of document.querySelectorAll('.copied')) status.textContent = '';
}
