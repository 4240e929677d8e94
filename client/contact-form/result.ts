import type { Composed } from './compose.ts';

interface Result {
  show(recipient: { name: string; email: string }, message: Composed): void;
  hide(): void;
}

/** The part below the form that shows the message and what to do with it. */
export function makeResult(root: HTMLElement): Result {
  const find = (name: string) => {
    const element = root.querySelector<HTMLElement>(`[data-${name}]`);
    if (!element) throw new Error(`contact-form: no ${name}`);
    return element;
  };
  const result = find('result');
  const copied = find('copied');
  const text = root.querySelector<HTMLTextAreaElement>('[data-result-text]');
  find('copy').addEventListener('click', async () => {
    copied.textContent = text && (await copy(text)) ? 'Copied.' : 'Selected: copy it with your keyboard or menu.';
  });
  return {
    show({ name, email }, { text: words, url }) {
      find('result-to').textContent = `${name}, ${email}`;
      if (text) text.value = words;
      find('result-mail').hidden = url === undefined;
      find('result-long').hidden = url !== undefined;
      copied.textContent = '';
      result.hidden = false;
      result.focus();
      if (url !== undefined) location.href = url;
    },
    hide() {
      result.hidden = true;
    },
  };
}

/** @returns whether it is on the clipboard; otherwise it stands selected */
async function copy(text: HTMLTextAreaElement): Promise<boolean> {
  text.select();
  try {
    await navigator.clipboard.writeText(text.value);
    return true;
  } catch {
    return false;
  }
}
