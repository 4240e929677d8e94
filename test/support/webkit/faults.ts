/**
 * Notes errors, breaches of the policy and requests elsewhere, for as long as the tab is open. Runs in the page, before
 * its scripts.
 */
export function noteFaults(): void {
  const note = (fault: string) => {
    const known: string[] = JSON.parse(sessionStorage.getItem('faults') ?? '[]');
    sessionStorage.setItem('faults', JSON.stringify([...known, fault]));
  };
  for (const level of ['error', 'warn'] as const) console[level] = (...words) => note(`${level}: ${words.join(' ')}`);
  // Those of pictures and style sheets do not bubble.
  const tell = ({ target }: Event) => (target instanceof Element ? target.outerHTML.slice(0, 100) : '');
  // Without an address: what the driver itself runs, cut short as the page is left. Scripts of pages have one.
  const isDriver = ({ message, filename }: ErrorEvent) => message === 'Script error.' && filename === '';
  addEventListener('error', (event) => isDriver(event) || note(`error: ${event.message ?? tell(event)}`), true);
  addEventListener('unhandledrejection', ({ reason }) => note(`exception: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`policy: ${violatedDirective} ${blockedURI}`),
  );
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      if (!name.startsWith(location.origin) && !name.startsWith('data:')) note(`request: ${name}`);
    }
  }).observe({ type: 'resource', buffered: true });
}
