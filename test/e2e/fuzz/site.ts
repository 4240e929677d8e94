/** Builds fuzzed sites in this process, without pictures and social cards, which are slow and do not depend on content. */
import { join } from 'node:path';
import { site } from '../../../build.ts';
import { BuildFailure, type Diagnostic, openResults } from '../../../engine/core/index.ts';
import { readFiles } from '../../support/files.ts';
import { copyFixture, fixtureOptions, openFixtureCache } from '../../support/fixture-site.ts';
import type { Edit } from './cases.ts';

/** The content by path; nothing for a deleted file. */
export type Files = ReadonlyMap<string, Edit[1]>;

export interface Outcome {
  errors: readonly Diagnostic[];
  /** The HTML of the pages by path, after a build without errors. */
  pages: ReadonlyMap<string, string>;
  files: Files;
}

/** The base site with overlays/fuzz.yaml added, so that it has an entry of every kind. */
export async function openFuzzedSite() {
  const content = join(copyFixture('overlays/fuzz').folder, 'content');
  const original = new Map([...readFiles(content)].map(([path, bytes]) => [path, String(bytes)]));
  const cache = { store: openFixtureCache().store, results: openResults() };
  return {
    original,
    async build(edits: readonly Edit[]): Promise<Outcome> {
      const files: Files = new Map<string, Edit[1]>([...original, ...edits]);
      const written = [...files].map(([path, text]) => [path, text === undefined ? text : Buffer.from(text)] as const);
      // The edited files replace those on the disk.
      const virtualFiles = { content: new Map(written), images: new Map() };
      try {
        const { rendered } = await site.loadSite({ ...fixtureOptions([]), content, virtualFiles, cache });
        return { files, errors: [], pages: new Map(rendered.map(({ file }) => [file.path, file.text()])) };
      } catch (error) {
        if (error instanceof BuildFailure) return { files, errors: error.errors, pages: new Map() };
        throw error;
      } finally {
        cache.results.flush();
      }
    },
  };
}
