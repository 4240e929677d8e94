/** Storage for this tab only. Nothing is sent anywhere. */
export function recall(key: string): string | undefined {
  return attempt(() => sessionStorage.getItem(OWN + key)) ?? undefined;
}

export function keep(key: string, value: string | undefined): void {
  attempt(() =>
    value === undefined ? sessionStorage.removeItem(OWN + key) : sessionStorage.setItem(OWN + key, value),
  );
}

/** Other sites may share the origin. The folder of the scripts is this site's own, e.g. "/co-op/assets/". */
const OWN = new URL('.', import.meta.url).pathname;

/** Browsers that forbid storage throw on access. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
