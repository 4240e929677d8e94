import type { AuthorError } from '../core/diagnostics.ts';
import type { Output } from '../core/output.ts';
import type { Page, Settings } from '../core/page.ts';
import { siblingsOf } from './hosts/compress.ts';
import { MARKER } from './out-folder.ts';
import { findTaken } from './public-conflicts.ts';
import type { PublicFile } from './public-files.ts';

interface Made {
  pages: readonly Page[];
  /** The paths of what the build makes, the pages among them. */
  made: readonly string[];
  forHosts: readonly Output[];
  settings: Settings;
}

/** Faults for files that would stand where the build puts its own. */
export function provePublic(files: readonly PublicFile[], { pages, made, forHosts, settings }: Made): AuthorError[] {
  if (files.length === 0) return [];
  const own = [...made, ...forHosts.map(({ path }) => path), MARKER.path];
  const all = [...own, ...files.map(({ path }) => path)];
  const siblings = settings.precompress ? all.flatMap(siblingsOf) : [];
  return findTaken(files, [
    ...pages.map(({ output, source }) => ({ path: output, by: source })),
    ...[...own, ...siblings].map((path) => ({ path, by: 'the build itself' })),
  ]);
}
