/** The text that `store` saved in this tab. */
export function readStored(key: string): string | undefined {
  return tryStorage(() => sessionStorage.getItem(KEY_PREFIX + key)) ?? undefined;
}

export function store(key: string, value: string | undefined): void {
  tryStorage(() =>
    value === undefined ? sessionStorage.removeItem(KEY_PREFIX + key) : sessionStorage.setItem(KEY_PREFIX + key, value),
  );
}

/** Sites of one origin share the storage, so keys begin with the folder of the scripts. */
const KEY_PREFIX = new URL('.', import.meta.url).pathname;

/** Browsers that forbid storage throw on access. */
function tryStorage<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
