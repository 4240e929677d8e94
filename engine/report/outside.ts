import { inParallel } from '../core/parallel.ts';

/** What came of asking for an address. */
export interface Answer {
  isReached: boolean;
  /** e.g. "404" or "no answer in 10 seconds" */
  words: string;
}

/** Few at once: some of the addresses are of one host. */
const MOST = 4;
const SECONDS = 10;
/** What hosts say to those who ask for a head alone, or without being a browser. */
const ASK_AGAIN = [400, 403, 404, 405, 501];

/** Asks for every address, and follows where it leads on. */
export async function askAll(
  urls: readonly string[],
  ask: typeof fetch,
  seconds = SECONDS,
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  await inParallel(MOST, urls, async (url) => {
    answers.set(url, await askOne(url, ask, seconds));
  });
  return answers;
}

async function askOne(url: string, ask: typeof fetch, seconds: number): Promise<Answer> {
  const request = async (method: 'HEAD' | 'GET') => {
    const { status, body } = await ask(url, { method, signal: AbortSignal.timeout(seconds * 1000) });
    await body?.cancel();
    return status;
  };
  try {
    const first = await request('HEAD');
    const status = ASK_AGAIN.includes(first) ? await request('GET') : first;
    return { isReached: status < 400, words: String(status) };
  } catch (error) {
    return { isReached: false, words: explain(error, seconds) };
  }
}

function explain(error: unknown, seconds: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer in ${seconds} seconds`;
  // What went wrong stands behind “fetch failed”.
  const { cause = error } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'code' in cause ? String(cause.code) : cause.message;
}
