/** In forced colors, backgrounds, shadows and masks vanish: what shows a state or the focus by them alone is lost. */
import type { Page } from 'puppeteer-core';

/** Attributes of a state, and the controls that can have it. */
const STATES = {
  'aria-current': '[aria-current]',
  'aria-selected': '[aria-selected]',
  'aria-expanded': '[aria-expanded]',
  'aria-pressed': '[aria-pressed]',
  'aria-disabled': '[aria-disabled]',
  'aria-invalid': '[aria-invalid], .form-input',
};

/** What a visitor can see of an element. */
const VISIBLE_STYLES = [
  'color',
  'backgroundColor',
  'fill',
  'stroke',
  'opacity',
  'visibility',
  'display',
  'content',
  'transform',
  'clipPath',
  'outline',
  'borderTop',
  'borderRight',
  'borderBottom',
  'borderLeft',
  'fontWeight',
  'textDecoration',
  'textIndent',
  'boxShadow',
  'backgroundImage',
  'maskImage',
  'inlineSize',
  'blockSize',
];

/** @param within the part to check; an open menu closes when something outside it takes the focus */
export async function findForcedColorErrors(page: Page, within = 'body'): Promise<string[]> {
  const session = await page.createCDPSession();
  const emulate = (value: string) =>
    session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  // Browsers show the focus that a script sets only if the keyboard was used last.
  await page.keyboard.press('F8');
  await emulate('active');
  const forced = await page.$eval(within, readControls, STATES, VISIBLE_STYLES);
  await emulate('none');
  const normal = await page.$eval(within, readControls, STATES, VISIBLE_STYLES);
  await session.detach();
  const lost = normal.shown.filter((state) => !forced.shown.includes(state)).map((state) => `does not show ${state}`);
  return [...forced.errors, ...lost].map((error) => `in forced colors ${error}`);
}

/** The states that controls show, and the controls without a visible focus or icon. Runs in the page. */
function readControls(root: Element, states: Record<string, string>, properties: readonly string[]) {
  const stillness = new CSSStyleSheet();
  stillness.replaceSync('* { transition: none !important; animation: none !important }');
  document.adoptedStyleSheets.push(stillness);
  const read = (control: Element) =>
    [control, control.parentElement ?? control, ...control.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        return properties.map((property) => Reflect.get(style, property)).join();
      }),
    );
  const differs = (control: Element, change: () => void) => {
    const before = read(control).join();
    change();
    return read(control).join() !== before;
  };
  const errors: string[] = [];
  const shown: string[] = [];
  const withKeyboard = { preventScroll: true, focusVisible: true };
  const focusedBefore = document.activeElement;
  for (const control of root.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) continue;
    const name = `${control.localName}.${control.className} ${control.textContent?.trim().slice(0, 30)}`;
    const card = control.closest('.card, li') ?? control;
    if (document.activeElement === control) control.blur();
    if (!differs(card, () => control.focus(withKeyboard))) errors.push(`shows no focus: ${name}`);
    control.blur();
    const canvas = getComputedStyle(document.body).backgroundColor;
    const isLost = [control, ...control.querySelectorAll('*')].some((element) =>
      [undefined, '::before', '::after'].some((part) => {
        const { content, maskImage, backgroundColor } = getComputedStyle(element, part);
        return maskImage !== 'none' && (part === undefined || content !== 'none') && backgroundColor === canvas;
      }),
    );
    if (isLost) errors.push(`shows no icon: ${name}`);
    for (const [state, selector] of Object.entries(states)) {
      if (!control.matches(selector)) continue;
      const before = control.getAttribute(state);
      control.removeAttribute(state);
      if (differs(control, () => control.setAttribute(state, state === 'aria-current' ? 'page' : 'true')))
        shown.push(`${state} of ${name}`);
      if (before === null) control.removeAttribute(state);
      else control.setAttribute(state, before);
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== stillness);
  if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
  return { errors, shown };
}
