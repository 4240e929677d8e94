/** Builds fuzzed sites in this process, without pictures, styles and scripts, which do not depend on content. */
import { PALETTE } from '../../../site/model/palette.ts';
import { rules } from '../../../site/rules.ts';
import '../../../engine/render/set-node-env.ts';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { theme } from '../../../components/theme.ts';
import { inspectPictures } from '../../../engine/assets/pictures.ts';
import { checkContent, renderForChecks } from '../../../engine/checks/check-content.ts';
import { checkSite } from '../../../engine/checks/check-site.ts';
import { readContent, validate } from '../../../engine/content/index.ts';
import { BuildFailure, openCache, type Problem, throwIfAny } from '../../../engine/core/index.ts';
import { resolvePages } from '../../../engine/render/documents.ts';
import { renderBody, type SitePage } from '../../../pages/body.tsx';
import { listPages } from '../../../pages/resolve.ts';
import { makeFiles } from '../../../site/data/files.ts';
import type { Content } from '../../../site/schema/content.ts';
import { readFiles } from '../../support/files.ts';
import { project } from '../../support/project.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { applyEdits, type Edit, type Files } from './edits.ts';

const fixtures = join(project, 'test/fixtures');

export interface Outcome {
  problems: readonly Problem[];
  /** The HTML of the pages by path, after a build without errors. */
  pages: ReadonlyMap<string, string>;
  files: Files;
}

export type FuzzedSite = Awaited<ReturnType<typeof openFuzzedSite>>;

/** The tiny site with an entry of every kind. */
export async function openFuzzedSite() {
  const content = join(makeTemporaryFolder('fuzz'), 'content');
  for (const folder of ['base', 'fuzz/content']) cpSync(join(fixtures, folder), content, { recursive: true });
  const original = new Map([...readFiles(content)].map(([path, bytes]) => [path, String(bytes)]));
  let current: Files = original;
  const cache = openCache(join(project, '.cache'));
  const pictures = await inspectPictures(join(fixtures, 'pictures'), PALETTE.paper, cache);
  return {
    paths: [...original.keys()],
    async build(edits: readonly Edit[]): Promise<Outcome> {
      const files = applyEdits(original, edits);
      writeChanges(content, current, files);
      current = files;
      return { files, ...(await build(content)) };
    },
  };

  async function build(from: string): Promise<Omit<Outcome, 'files'>> {
    try {
      const { sources, ...reading } = readContent(from);
      const validated = validate(rules, { ...reading, sources }, pictures, {});
      const { content } = validated;
      const routesOf = (entries: Content) => listPages(entries, { year: 2026, logo: '/' });
      const resolved = resolvePages<Content, SitePage>(routesOf, content, validated.drafts);
      const site = {
        ...{ settings: content.site, theme, renderBody, makeFiles: () => makeFiles(content) },
        ...{ validated, resolved, sources, pictures, published: { files: [], errors: [] } },
      };
      await checkContent(site, { store: cache, fileStamps: new Map() });
      const { rendered, outputs } = renderForChecks(site);
      const made = outputs.map(({ path }) => path);
      throwIfAny(checkSite({ ...site, rendered }, made));
      return { problems: [], pages: new Map(outputs.map(({ path, content: html }) => [path, String(html)])) };
    } catch (error) {
      if (error instanceof BuildFailure) return { problems: error.problems, pages: new Map() };
      throw error;
    }
  }
}

/** Writes only the files that differ, because writing a new folder for each case would take most of the time. */
function writeChanges(folder: string, from: Files, to: Files): void {
  for (const path of from.keys()) if (!to.has(path)) rmSync(join(folder, path));
  for (const [path, text] of to) {
    if (from.get(path) === text) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
