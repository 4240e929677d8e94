/** The words of a text, without case and accents, e.g. "Café HBC & GM" → "cafe", "hbc", "gm". */
export function listWords(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Whether every word of the query begins a word of the text; "trucks" finds "truck" too. */
export function matchesAll(words: readonly string[], query: readonly string[]): boolean {
  return query.every((word) => {
    const stem = word.length > 3 ? word.replace(/s$/, '') : word;
    return words.some((candidate) => candidate.startsWith(stem));
  });
}
