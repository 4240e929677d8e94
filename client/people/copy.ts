/** Buttons that put a phone number or an address on the clipboard. Where there is none to write to, they stay away. */
export function start(root: HTMLElement): void {
  const status = root.querySelector<HTMLElement>('[role=status]');
  // Browsers offer the clipboard to safe addresses only.
  if (!status || !navigator.clipboard) return;
  for (const button of root.querySelectorAll<HTMLElement>('[data-words]')) {
    button.addEventListener('click', () => copy(button, status));
    button.hidden = false;
  }
}

async function copy(button: HTMLElement, status: HTMLElement): Promise<void> {
  forgetLast();
  try {
    await navigator.clipboard.writeText(button.dataset.words ?? '');
    button.dataset.done = '';
    status.textContent = 'Copied';
  } catch {
    if (button.previousElementSibling) getSelection()?.selectAllChildren(button.previousElementSibling);
    status.textContent = 'Selected, not copied';
  }
}

/** The clipboard holds one thing: the last one is no longer in it. */
function forgetLast(): void {
  for (const button of document.querySelectorAll('[data-done]')) button.removeAttribute('data-done');
  for (const status of document.querySelectorAll('.copied')) status.textContent = '';
}
