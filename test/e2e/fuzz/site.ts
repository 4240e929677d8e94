/** Builds fuzzed sites in this process, without pictures, styles and scripts, which do not depend on content. */
import { PALETTE } from '../../../site/model/palette.ts';
import { rules } from '../../../site/rules.ts';
import '../../../engine/render/set-node-env.ts';
import { join } from 'node:path';
import { theme } from '../../../components/theme.ts';
import { inspectPictures } from '../../../engine/assets/pictures.ts';
import { checkContent, renderForChecks } from '../../../engine/checks/check-content.ts';
import { checkSite } from '../../../engine/checks/check-site.ts';
import { readContent, validate } from '../../../engine/content/index.ts';
import { BuildFailure, type Problem, throwIfAny } from '../../../engine/core/index.ts';
import { resolvePages } from '../../../engine/render/documents.ts';
import { renderBody, type SitePage } from '../../../pages/body.tsx';
import { listResolvableRoutes } from '../../../pages/resolve.ts';
import { makeFiles } from '../../../site/data/files.ts';
import type { Content } from '../../../site/schema/content.ts';
import { readFiles } from '../../support/files.ts';
import { copyFixture, newFixtureCache, pictures as pictureFolder } from '../../support/fixture-site.ts';
import { applyEdits, type Edit, type Files } from './edits.ts';

export interface Outcome {
  problems: readonly Problem[];
  /** The HTML of the pages by path, after a build without errors. */
  pages: ReadonlyMap<string, string>;
  files: Files;
}

/** The base site with overlays/fuzz.yaml added, so that it has an entry of every kind. */
export async function openFuzzedSite() {
  const folder = join(copyFixture('overlays/fuzz').folder, 'content');
  const original = new Map([...readFiles(folder)].map(([path, bytes]) => [path, String(bytes)]));
  const { store } = newFixtureCache();
  const pictures = await inspectPictures(pictureFolder, PALETTE.paper, store);
  return {
    paths: [...original.keys()],
    async build(edits: readonly Edit[]): Promise<Outcome> {
      const files = applyEdits(original, edits);
      const deleted = [...original.keys()].map((path) => [path, undefined] as const);
      const written = [...files].map(([path, text]) => [path, Buffer.from(text)] as const);
      try {
        // The edited files replace those on the disk.
        const { sources, ...reading } = readContent(folder, undefined, new Map([...deleted, ...written]));
        // `{}`: drafts are hidden, as in a build.
        const validated = validate(rules, { ...reading, sources }, pictures, {});
        const { content } = validated;
        const routesOf = (entries: Content) => listResolvableRoutes(entries, { year: 2026, logo: '/' });
        const resolved = resolvePages<Content, SitePage>(routesOf, content, validated.drafts);
        const site = {
          ...{ settings: content.site, theme, renderBody, makeFiles: () => makeFiles(content) },
          ...{ validated, resolved, sources, pictures, published: { files: [], errors: [] } },
        };
        await checkContent(site, { store, fileStamps: new Map() });
        const { rendered, outputs } = renderForChecks(site);
        const paths = outputs.map(({ path }) => path);
        throwIfAny(checkSite({ ...site, rendered }, paths));
        return { files, problems: [], pages: new Map(outputs.map(({ path, content: html }) => [path, String(html)])) };
      } catch (error) {
        if (error instanceof BuildFailure) return { files, problems: error.problems, pages: new Map() };
        throw error;
      }
    },
  };
}
