import type { OutcomeName } from '../../components/contact-form/outcomes.ts';

/** Milliseconds until an answer is no longer waited for. */
const PATIENCE = 30_000;

/** Sends a form as the browser would by itself, and tells what has become of it. */
export async function post(endpoint: string, form: HTMLFormElement): Promise<OutcomeName> {
  const stop = new AbortController();
  const patience = setTimeout(() => stop.abort(), PATIENCE);
  try {
    const { ok } = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: encodeFields(form),
      credentials: 'omit',
      signal: stop.signal,
    });
    return ok ? 'sent' : 'refused';
  } catch {
    if (stop.signal.aborted) return 'stalled';
    return navigator.onLine ? 'dropped' : 'offline';
  } finally {
    clearTimeout(patience);
  }
}

/** Lines end with CR LF (HTML, section 4.10.21.8). */
function encodeFields(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).replace(/\r?\n/g, '\r\n')]);
  return new URLSearchParams(fields);
}
