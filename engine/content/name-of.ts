import type { FieldPath } from '../core/diagnostics.ts';

/** A field within its file, e.g. "figures.0.label". */
export function nameOf(path: FieldPath): string {
  return path.map(String).join('.') || 'front matter';
}
