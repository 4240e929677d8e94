/** A text that word processors have put into quotation marks of theirs, e.g. “10”; YAML knows no such marks. */
const CURLY = /^\s*[“”„‘’](?<inside>.*)[“”‘’]\s*$/su;

export function isCurly(text: unknown): boolean {
  return typeof text === 'string' && CURLY.test(text);
}

export function withoutCurly(text: string): string {
  return CURLY.exec(text)?.groups?.inside ?? text;
}
