import type { OutcomeName } from '../../components/contact-form/outcomes.ts';

/** The timeout in milliseconds. */
const PATIENCE = 30_000;

/** Sends a form as a browser does, and returns the outcome. */
export async function post(endpoint: string, form: HTMLFormElement): Promise<OutcomeName> {
  const stop = new AbortController();
  let stopped: OutcomeName | undefined;
  const stopAs = (outcome: OutcomeName) => {
    stopped = outcome;
    stop.abort();
  };
  const patience = setTimeout(() => stopAs('stalled'), PATIENCE);
  // A visitor who returns from the back/forward cache should not wait.
  const comeBack = () => stopAs('left');
  addEventListener('pageshow', comeBack);
  try {
    return judge(await fetch(endpoint, { ...requestOf(form), signal: stop.signal }));
  } catch {
    return stopped ?? (navigator.onLine ? 'dropped' : 'offline');
  } finally {
    clearTimeout(patience);
    removeEventListener('pageshow', comeBack);
  }
}

function requestOf(form: HTMLFormElement): RequestInit {
  return {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: encodeFields(form),
    credentials: 'omit',
    // A page after a redirect says nothing about the message.
    redirect: 'manual',
  };
}

function judge({ ok, type }: Response): OutcomeName {
  if (type === 'opaqueredirect') return 'redirected';
  return ok ? 'sent' : 'refused';
}

/** Lines end with CR LF (HTML, section 4.10.21.8). */
function encodeFields(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).replace(/\r?\n/g, '\r\n')]);
  return new URLSearchParams(fields);
}
