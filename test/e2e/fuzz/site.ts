/** Builds fuzzed sites in this process, without pictures, styles and scripts, which do not depend on content. */
import { PALETTE } from '../../../site/model/palette.ts';
import { rules } from '../../../site/rules.ts';
import '../../../engine/render/set-node-env.ts';
import { join } from 'node:path';
import { theme } from '../../../components/theme.ts';
import { readCoverage } from '../../../engine/assets/fonts.ts';
import { inspectPictures } from '../../../engine/assets/pictures.ts';
import { checkCardText } from '../../../engine/checks/card-text.ts';
import { checkSite } from '../../../engine/checks/check-site.ts';
import { readContent, validate } from '../../../engine/content/index.ts';
import { BuildFailure, type Diagnostic, makeToUrl, throwIfAny, toOutput } from '../../../engine/core/index.ts';
import { renderHtml, resolvePages } from '../../../engine/render/documents.ts';
import { scan } from '../../../engine/render/scan.ts';
import { renderBody, type SitePage } from '../../../pages/body.tsx';
import { listResolvableRoutes } from '../../../pages/resolve.ts';
import { makeFiles } from '../../../site/data/files.ts';
import type { Content } from '../../../site/schema/content.ts';
import { readFiles } from '../../support/files.ts';
import { copyFixture, openFixtureCache, pictures as pictureFolder } from '../../support/fixture-site.ts';
import { applyEdits, type Edit, type Files } from './edits.ts';

export interface Outcome {
  errors: readonly Diagnostic[];
  /** The HTML of the pages by path, after a build without errors. */
  pages: ReadonlyMap<string, string>;
  files: Files;
}

/** In place of all assets, which take time and do not depend on the content. */
export const SCRIPT = '/assets/nothing.js';
const urls = { styles: SCRIPT, script: SCRIPT, icon: SCRIPT, touchIcon: SCRIPT, placeholder: SCRIPT, manifest: SCRIPT };
const NO_ASSETS = {
  assets: {
    ...urls,
    critical: [],
    fonts: [],
    inlineScripts: { awaitFonts: '', loadSite: '' },
    getCard: () => undefined,
  },
};

/** The base site with overlays/fuzz.yaml added, so that it has an entry of every kind. */
export async function openFuzzedSite() {
  const folder = join(copyFixture('overlays/fuzz').folder, 'content');
  const original = new Map([...readFiles(folder)].map(([path, bytes]) => [path, String(bytes)]));
  const cache = openFixtureCache();
  const pictures = await inspectPictures(pictureFolder, PALETTE.paper, cache);
  const picture = { width: 1, height: 1, color: '#000000', avif: [], fallback: [] };
  const shownPictures = new Map([...pictures.keys()].map((name) => [name, picture]));
  const coverage = await readCoverage(theme.typefaces, cache.store);
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
        const validated = validate(rules, { ...reading, sources }, { pictures, coverage }, {});
        const { content } = validated;
        const getRoutes = (entries: Content) => listResolvableRoutes(entries, { year: 2026, logo: '/' });
        const resolved = resolvePages<Content, SitePage>(getRoutes, content, validated.drafts);
        const settings = content.site;
        const rendering = {
          ...NO_ASSETS,
          pictures: shownPictures,
          settings,
          theme,
          renderBody,
          toUrl: makeToUrl(settings.base),
        };
        const rendered = resolved.pages.map((page) => {
          const html = renderHtml(page, rendering);
          return { page, output: toOutput(page.output, html), scans: [scan(html)] };
        });
        const script = toOutput(SCRIPT.slice(1), '');
        const outputs = [...rendered.map(({ output }) => output), ...makeFiles(content), script];
        const paths = outputs.map(({ path }) => path);
        throwIfAny(checkCardText({ settings, theme, resolved, validated }));
        throwIfAny(
          checkSite({ rendered, published: { files: [] }, sources, settings, resolved, inlineScripts: [] }, paths),
        );
        return { files, errors: [], pages: new Map(outputs.map((output) => [output.path, output.text()])) };
      } catch (error) {
        if (error instanceof BuildFailure) return { files, errors: error.errors, pages: new Map() };
        throw error;
      }
    },
  };
}
