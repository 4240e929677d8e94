type Quote = '"' | "'" | undefined;

/**
 * Where each sign of a value stands in the YAML that it was read from: quotes, escapes, and the line ends and indents
 * of a folded text take room of their own.
 */
export function alignScalar(yaml: string, value: string): number[] {
  const quote = yaml.startsWith('"') ? '"' : yaml.startsWith("'") ? "'" : undefined;
  const places: number[] = [];
  let at = /^[|>]/.test(yaml) ? yaml.indexOf('\n') : Number(quote !== undefined);
  for (const sign of value) {
    const isSpace = /\s/.test(sign);
    if (!isSpace) at = passFold(yaml, at, quote);
    for (let unit = 0; unit < sign.length; unit++) places.push(at);
    // A folded line end that stands for several: the last of them is passed with its indent.
    if (!isSpace || /[\s\\]/.test(yaml.charAt(at))) at += widthOf(sign, yaml, at, quote);
  }
  return places;
}

/** Spaces and line ends, also those that a backslash takes away. */
function passFold(yaml: string, from: number, quote: Quote): number {
  let at = from;
  while (/\s/.test(yaml.charAt(at)) || (quote === '"' && yaml.startsWith('\\\n', at))) at += 1;
  return at;
}

function widthOf(sign: string, yaml: string, at: number, quote: Quote): number {
  if (quote === "'" && yaml.startsWith("''", at)) return 2;
  if (quote !== '"' || yaml.charAt(at) !== '\\') return sign.length;
  const width = { x: 4, u: 6, U: 10 }[yaml.charAt(at + 1)] ?? 2;
  // Two escapes may make one sign.
  return yaml.charAt(at + 1) === 'u' && sign.length === 2 ? 2 * width : width;
}
