import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BundleOptions, bundle, type CustomAtRules, type ErrorLocation, type TransformResult } from 'lightningcss';
import { z } from 'zod';
import {
  BuildFailure,
  type Diagnostic,
  displayPath,
  type FileInMemory,
  makeError,
  readText,
  throwIfAny,
  toHashedFile,
} from '../core/index.ts';
import { OLDEST_BROWSERS } from './client.ts';

/** Plain data, so that it can be cached. */
export interface Styles {
  sheet: string;
  /** If empty, pages wait for the style sheet. */
  critical: CriticalStyles;
}

const { chrome, firefox, safari } = OLDEST_BROWSERS;
/** A version as Lightning CSS encodes it: three bytes, the major version first. */
const version = (major: number) => major << 16;
const targets = {
  chrome: version(chrome),
  edge: version(chrome),
  firefox: version(firefox),
  safari: version(safari),
  ios_saf: version(safari),
};

/** The texts of all style files, by name. */
export function readStyles(folder: string): [name: string, css: string][] {
  return listFiles(folder, '.css').map((name) => [name, readText(join(folder, name))]);
}

/** SVG files in the styles folder, by name. */
export function readStylePictures(folder: string): Map<string, FileInMemory> {
  const files = listFiles(folder, '.svg');
  return new Map(files.map((file) => [basename(file), toHashedFile(basename(file), readText(join(folder, file)))]));
}

/** @param folder may be missing */
function listFiles(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort();
}

/**
 * Bundles and minifies styles for the oldest supported browsers. main.css is the style sheet; each import of critical.css is a part
 * of the critical CSS.
 * @param rules CSS rules for the colors and focal points of pictures, added to the end of the style sheet
 * @param findUrl the URL of a file that the styles name in url()
 */
export function bundleStyles(folder: string, rules: string, findUrl: (name: string) => string): Styles {
  const compile = (name: string) => compileFile(join(folder, name), findUrl);
  const main = existsSync(join(folder, 'main.css')) ? compile('main.css') : '';
  return { sheet: main + rules, critical: readCritical(folder, compile) };
}

/** e.g. `@import "./page/intro-wide-picture.css" layer(parts) screen;` */
const IMPORT = /^@import "\.\/(?<name>[^"]+)" layer\((?<layer>\w+)\) ?(?<media>[^;]*);\s*$/;

function readCritical(folder: string, compile: (name: string) => string): CriticalStyles {
  const sheet = listImports(join(folder, 'main.css')).map(({ text }) => text);
  return readParts(join(folder, 'critical.css')).map(({ name, layer, media }) => {
    const css = compile(name);
    const isInSheet = sheet.some((text) => text.includes(`"./${name}"`));
    return toPart({ layer, css: media === '' ? css : `@media ${media}{${css}}`, isInSheet });
  });
}

/** @throws BuildFailure at an import that can't be read. Without it, a part would be missing on every page */
function readParts(file: string): { name: string; layer: string; media: string }[] {
  const imports = listImports(file).map(({ text, line }) => ({ line, groups: IMPORT.exec(text)?.groups }));
  throwIfAny(imports.filter(({ groups }) => !groups).map(({ line }) => reportImport(file, line)));
  return imports.map(({ groups }) => ({ name: '', layer: '', media: '', ...groups }));
}

function listImports(file: string): { text: string; line: number }[] {
  const css = existsSync(file) ? readText(file) : '';
  const withoutComments = css.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ''));
  const lines = withoutComments.split('\n').map((text, index) => ({ text, line: index + 1 }));
  return lines.filter(({ text }) => text.includes('@import'));
}

function reportImport(file: string, line: number): Diagnostic {
  const fix = 'Write it in one line, as `@import "./file.css" layer(parts);`.';
  const error = makeError('invalid-css', "This import can't be read.", fix);
  return { file: displayPath(file), position: { line, column: 1 }, ...error };
}

function compileFile(filename: string, findUrl: (name: string) => string): string {
  const result = tryBundle({ filename, minify: true, targets, analyzeDependencies: { preserveImports: false } });
  const { warnings } = result;
  if (warnings.length > 0)
    throw new BuildFailure(warnings.map((warning) => toDiagnostic(warning.message, warning.loc)));
  return fillUrls(result, findUrl);
}

function tryBundle(options: BundleOptions<CustomAtRules>): TransformResult {
  try {
    return bundle(options);
  } catch (cause) {
    const { success, data } = cssError.safeParse(cause);
    if (!success) throw cause;
    const { message, fileName, loc, data: kind } = data;
    throw new BuildFailure([
      toDiagnostic(kind === 'ResolverError' ? NO_IMPORT : message, { filename: fileName, ...loc }),
    ]);
  }
}

/** What Lightning CSS throws. */
const cssError = z.object({
  message: z.string(),
  fileName: z.string(),
  loc: z.object({ line: z.number(), column: z.number() }),
  data: z.unknown(),
});

const NO_IMPORT = 'The file of this import does not exist';

function toDiagnostic(message: string, { filename, line, column }: ErrorLocation): Diagnostic {
  const error = makeError('invalid-css', `${message}.`, 'Correct the style sheet.');
  return { file: displayPath(filename), position: { line, column }, ...error };
}

function fillUrls({ code, dependencies }: TransformResult, findUrl: (name: string) => string): string {
  const css = new TextDecoder().decode(code);
  return (dependencies ?? [])
    .filter((dependency) => dependency.type === 'url')
    .reduce((filled, { url, placeholder }) => filled.replaceAll(placeholder, findUrl(url)), css);
}

/** Style files for the first view: what a visitor sees without scrolling. */
export type CriticalStyles = readonly StylePart[];

export interface StylePart {
  layer: string;
  /** Minified. */
  css: string;
  /** Whether the style sheet has this part, too. If so, only pages that use the part in their first view include it. */
  isInSheet: boolean;
  /** The classes of each selector. A page that has all classes of one selector includes the part. */
  classes: readonly (readonly string[])[];
}

function toPart(part: Omit<StylePart, 'classes'>): StylePart {
  const selectors = [...part.css.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
  const classes = selectors.filter((selector) => !selector.startsWith('@')).flatMap(readClasses);
  return { ...part, classes: [...new Map(classes.map((names) => [names.join(' '), names])).values()] };
}

/** e.g. ".lead .picture:not(.wide),main" → [["lead", "picture"], []]; what is in parentheses is ignored */
function readClasses(selector: string): string[][] {
  let bare = selector;
  while (/\([^()]*\)/.test(bare)) bare = bare.replaceAll(/\([^()]*\)/g, '');
  return bare.split(',').map((one) => [...one.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
}

/** @returns the critical CSS of the page with this body */
export function chooseStyles(parts: CriticalStyles, html: string): string {
  if (parts.length === 0) return '';
  // The link of the style sheet ends the first view.
  const [all, firstView] = [listClasses(html), listClasses(html.replace(/<link rel="stylesheet".*/s, ''))];
  const isUsed = ({ classes, isInSheet }: StylePart) => {
    const used = isInSheet ? firstView : all;
    return classes.length === 0 || classes.some((names) => names.every((name) => used.has(name)));
  };
  const chosen = parts.filter(isUsed);
  // Names every layer, because the first mention of a layer sets its place in the order.
  const order = `@layer ${[...new Set(parts.map(({ layer }) => layer))].join(',')};`;
  return order + gatherLayers(chosen);
}

const listClasses = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/** Successive parts of the same layer share one `@layer` block. */
function gatherLayers(parts: CriticalStyles): string {
  const switchLayer = ({ layer }: StylePart, before: StylePart | undefined) =>
    layer === before?.layer ? '' : `${before ? '}' : ''}@layer ${layer}{`;
  return `${parts.map((part, index) => switchLayer(part, parts[index - 1]) + part.css).join('')}}`;
}
