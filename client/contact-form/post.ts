import type { OutcomeName } from '../../components/contact-form/outcomes.ts';

/** In milliseconds. */
const TIMEOUT = 30_000;

/** Posts the fields of a form, encoded as browsers encode them. */
export async function post(endpoint: string, form: HTMLFormElement): Promise<OutcomeName> {
  const controller = new AbortController();
  let reason: OutcomeName | undefined;
  const abort = (outcome: OutcomeName) => {
    reason = outcome;
    controller.abort();
  };
  const timeout = setTimeout(() => abort('timeout'), TIMEOUT);
  // If the page comes back from the back/forward cache, the visitor should not wait for this request.
  const onReturn = ({ persisted }: PageTransitionEvent) => persisted && abort('page-left');
  addEventListener('pageshow', onReturn);
  try {
    return getOutcome(await fetch(endpoint, { ...makeRequest(form), signal: controller.signal }));
  } catch {
    return reason ?? (navigator.onLine ? 'connection-lost' : 'offline');
  } finally {
    clearTimeout(timeout);
    removeEventListener('pageshow', onReturn);
  }
}

function makeRequest(form: HTMLFormElement): RequestInit {
  return {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: encodeFields(form),
    credentials: 'omit',
    // The page at the end of a redirect doesn't prove that the message was accepted.
    redirect: 'manual',
  };
}

function getOutcome({ ok, type }: Response): OutcomeName {
  if (type === 'opaqueredirect') return 'redirected';
  return ok ? 'sent' : 'refused';
}

/** Lines end with CR LF (HTML, "convert to a list of name-value pairs"). */
function encodeFields(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).replace(/\r?\n/g, '\r\n')]);
  return new URLSearchParams(fields);
}
