import type { OutcomeName } from '../../components/contact-form/outcomes.ts';

/** Milliseconds until an answer is no longer waited for. */
const PATIENCE = 30_000;

/** Sends a form as the browser would, and returns the outcome. */
export async function post(endpoint: string, form: HTMLFormElement): Promise<OutcomeName> {
  const stop = new AbortController();
  let stopped: OutcomeName | undefined;
  const stopAs = (outcome: OutcomeName) => {
    stopped = outcome;
    stop.abort();
  };
  const patience = setTimeout(() => stopAs('stalled'), PATIENCE);
  // A visitor who returns to a page from the back/forward cache need not wait.
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
    // The page that it leads to says nothing of the message.
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
