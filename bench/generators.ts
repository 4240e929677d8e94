import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeContent } from './content.ts';

/** A static-site generator that builds the articles. */
export interface Generator {
  name: string;
  isInstalled: boolean;
  /** Creates a site in a new folder, with its articles in content/. */
  prepare(folder: string, pages: number): void;
  /** Builds the site into dist/ in the same folder. */
  build(folder: string): Command;
}

interface Command {
  program: string;
  args: readonly string[];
  /** The working directory. */
  cwd: string;
}

const project = fileURLToPath(new URL('..', import.meta.url));
const ORIGIN = 'https://articles.example.com';

const ours: Generator = {
  name: 'ours',
  isInstalled: true,
  prepare(folder, pages) {
    writeContent(join(folder, 'content'), pages, 'home.md');
    const settings = ['name: Articles', 'shortName: ART', 'language: en-US', `origin: ${ORIGIN}`, 'base: /'];
    writeFileSync(join(folder, 'content/site.md'), ['---', ...settings, '---', ''].join('\n'));
    mkdirSync(join(folder, 'images'));
  },
  build: (folder) => ({
    program: process.execPath,
    args: ['--import', 'tsx', 'bench/articles.tsx', '--quiet'].concat(
      ['--content', join(folder, 'content')],
      ['--images', join(folder, 'images')],
      ['--out', join(folder, 'dist')],
    ),
    cwd: project,
  }),
};

const hugo: Generator = {
  name: 'hugo',
  isInstalled: isInstalled('hugo', 'version'),
  prepare(folder, pages) {
    writeContent(join(folder, 'content'), pages, '_index.md');
    // Only pages, as in the other sites.
    const disabled = ['404', 'RSS', 'robotsTXT', 'section', 'sitemap', 'taxonomy', 'term'];
    const settings = [`baseURL = "${ORIGIN}/"`, 'publishDir = "dist"', `disableKinds = ${JSON.stringify(disabled)}`];
    writeFileSync(join(folder, 'hugo.toml'), settings.join('\n'));
    mkdirSync(join(folder, 'layouts/_default'), { recursive: true });
    const layout = formatLayout({
      title: '{{ .Title }}',
      description: '{{ .Description }}',
      url: '{{ .Permalink }}',
      lead: '{{ .Params.lead }}',
      text: '{{ .Content }}',
    });
    for (const name of ['index.html', '_default/single.html']) writeFileSync(join(folder, 'layouts', name), layout);
  },
  build: (folder) => ({ program: 'hugo', args: ['--quiet'], cwd: folder }),
};

const eleventy: Generator = {
  name: 'eleventy',
  isInstalled: isInstalled('eleventy', '--version'),
  prepare(folder, pages) {
    writeContent(join(folder, 'content'), pages, 'index.md');
    // No templates inside Markdown, as in the other sites.
    const settings = {
      markdownTemplateEngine: false,
      dir: { input: 'content', includes: '../layouts', output: 'dist' },
    };
    writeFileSync(
      join(folder, 'eleventy.config.mjs'),
      `export default (config) => {\n  config.addGlobalData('layout', 'page.njk');\n  return ${JSON.stringify(settings)};\n};\n`,
    );
    mkdirSync(join(folder, 'layouts'));
    const layout = formatLayout({
      title: '{{ title }}',
      description: '{{ description }}',
      url: `${ORIGIN}{{ page.url }}`,
      lead: '{{ lead }}',
      text: '{{ content | safe }}',
    });
    writeFileSync(join(folder, 'layouts/page.njk'), layout);
  },
  build: (folder) => ({ program: 'eleventy', args: ['--quiet'], cwd: folder }),
};

export const GENERATORS: readonly Generator[] = [ours, hugo, eleventy];

function isInstalled(program: string, flag: string): boolean {
  return spawnSync(program, [flag]).status === 0;
}

/** The elements that bench/articles.tsx and the head of our engine have. @param fields how a template names them */
function formatLayout(fields: Record<'title' | 'description' | 'url' | 'lead' | 'text', string>): string {
  const { title, description, url, lead, text } = fields;
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ART</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${url}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<link rel="stylesheet" href="/main.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${lead}</p>
<div>${text}</div>
</main>
</body>
</html>
`;
}
