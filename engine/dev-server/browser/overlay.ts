import { type Fault, type News, placeOf } from '../error.ts';

const BEFORE = 'Behind this is the site as it was before.';
const NOTHING = 'There is no site to show yet: it comes as soon as these are mended.';

let host: HTMLElement | undefined;

/**
 * Shows faults over the page, each with its place, its line and its cure; none, and the page is free again.
 * @param own an address of the dev server
 */
export function showFaults({ faults, opens, hasSite }: News, own: URL): void {
  host?.remove();
  host = undefined;
  if (faults.length === 0) return;
  host = make('div', { id: 'dev-overlay' });
  const root = host.attachShadow({ mode: 'open' });
  const panel = make('section', { 'aria-label': 'Faults of the content' });
  const heading = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  const hide = make('button', { type: 'button' }, 'Hide');
  hide.addEventListener('click', () => host?.remove());
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') host?.remove();
  });
  const list = make('ol', {});
  list.append(...faults.map((fault, number) => drawFault(fault, opens, () => open(fault, number, opens, own))));
  const head = make('header', {});
  head.append(make('h2', {}, heading), make('p', {}, hasSite ? BEFORE : NOTHING), hide);
  panel.append(head, list);
  root.append(make('link', { rel: 'stylesheet', href: new URL('overlay.css', own).href }), panel);
  document.documentElement.append(host);
  // Read out by screen readers when it comes.
  panel.setAttribute('role', 'alert');
}

function drawFault(fault: Fault, opens: boolean, choose: () => Promise<string>): HTMLElement {
  const item = make('li', {});
  const place = make('button', { type: 'button', class: 'place' }, placeOf(fault));
  const done = make('span', { role: 'status' }, opens ? 'click to open' : 'click to copy');
  place.addEventListener('click', async () => {
    done.textContent = await choose();
  });
  const where = make('p', { class: 'where' });
  where.append(place, done);
  item.append(where);
  if (fault.words.trim() !== '') item.append(drawLine(fault));
  item.append(make('p', {}, fault.message));
  return item;
}

/** The line, marked from the column on. */
function drawLine({ words, column, line }: Fault): HTMLElement {
  const rendered = make('pre', {});
  rendered.append(make('span', { class: 'number' }, String(line)), words.slice(0, column - 1));
  rendered.append(make('mark', {}, words.slice(column - 1) || ' '));
  return rendered;
}

/** @returns what came of it */
async function open(fault: Fault, number: number, opens: boolean, own: URL): Promise<string> {
  try {
    if (!opens) await navigator.clipboard.writeText(placeOf(fault));
    else await fetch(new URL(`open/${number}`, own), { method: 'POST', headers: { 'X-Dev-Server': 'open' } });
    return opens ? 'opened' : 'copied';
  } catch {
    return 'found no way; select it and copy it';
  }
}

function make(name: string, attributes: Record<string, string>, words = ''): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.textContent = words;
  return element;
}
