/** Values by name. Each has a key that names everything it was made from, so an equal key means an equal value. */
export type Memo<Value> = Map<string, { key: string; value: Value }>;

/**
 * The cached value of a name if its key is the same, or else what `make` returns.
 * @param isValid whether a value may be cached, or used again
 */
export function remember<Value>(
  memo: Memo<Value>,
  name: string,
  key: string,
  make: () => Value,
  isValid: (value: Value) => boolean = () => true,
): Value {
  const cached = memo.get(name);
  if (cached?.key === key && isValid(cached.value)) return cached.value;
  const value = make();
  if (isValid(value)) memo.set(name, { key, value });
  // Try again next time.
  if (value instanceof Promise) value.catch(() => memo.delete(name));
  return value;
}
