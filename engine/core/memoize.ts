/** Makes a value at the first call. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Makes a value once for each item. */
export function memoize<Item, Value>(make: (item: Item) => Value): (item: Item) => Value {
  const made = new Map<Item, Value>();
  return (item) => {
    const value = made.get(item) ?? make(item);
    made.set(item, value);
    return value;
  };
}
