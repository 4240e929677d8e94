import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, type TransformResult } from 'lightningcss';
import { identify, type Stamps } from '../read/identity.ts';
import { OLDEST } from './browsers.ts';
import { hashOf } from './hash.ts';
import { asset, type Output } from './output.ts';

const { chrome, firefox, safari } = OLDEST;
/** As Lightning CSS counts: three bytes of a version, the major one first. */
const version = (major: number) => major << 16;
const targets = {
  chrome: version(chrome),
  edge: version(chrome),
  firefox: version(firefox),
  safari: version(safari),
  ios_saf: version(safari),
};

/** Names everything that the style sheet is made from, besides what is handed over with it. */
export function hashStyles(folder: string, stamps: Stamps): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  return hashOf(...files.sort().flatMap((name) => [name, identify(join(folder, name), stamps).hash]));
}

/**
 * Bundles, lowers and minifies the style sheet.
 * @param file the sheet that imports the others
 * @param rules what the pictures of the content add
 * @param urlOf the URL, base path included, of a file that the sheet names in url()
 */
export function bundleStyles(file: string, rules: string, urlOf: (name: string) => string): Output {
  const result = bundle({ filename: file, minify: true, targets, analyzeDependencies: { preserveImports: false } });
  if (result.warnings.length > 0) throw new Error(result.warnings.map(({ message }) => message).join('\n'));
  return asset('site.css', fillUrls(result, urlOf) + rules);
}

function fillUrls({ code, dependencies }: TransformResult, urlOf: (name: string) => string): string {
  const css = new TextDecoder().decode(code);
  return (dependencies ?? [])
    .filter((dependency) => dependency.type === 'url')
    .reduce((filled, { url, placeholder }) => filled.replaceAll(placeholder, urlOf(url)), css);
}
