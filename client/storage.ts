/** What a visitor has set or typed is kept as long as the tab is open; it leaves the browser for nowhere. */
export function recall(key: string): string | undefined {
  return attempt(() => sessionStorage.getItem(key)) ?? undefined;
}

export function keep(key: string, value: string | undefined): void {
  attempt(() => (value === undefined ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, value)));
}

/** Browsers that forbid storage throw at the mere mention of it. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
