/** GitHub Pages and S3, which ignore _headers and _redirects. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { z } from 'zod';
import { project } from '../../../support/project.ts';
import { readTable } from '../../../support/table.ts';
import { decode, findType, type Model, redirect } from './model.ts';

/**
 * GitHub Pages redirects folders to their path with a slash by 301, answers with the site's own 404.html at any depth, and allows
 * caching for ten minutes (github.com/slorber/trailing-slash-guide, docs/Hosting-Providers.md, and its example site on
 * GitHub Pages; response headers of gist.github.com/jamesmacaulay/375a1fc9eacded79bcdc). Paths are case-sensitive
 * (github.com/mkdocs/mkdocs/issues/1899). Types come from mime-db (github.com/orgs/community/discussions/22863).
 */
export const githubPages: Model =
  ({ files, base }) =>
  (request) => {
    const path = decode(request.path);
    const file = [path, `${path}.html`, `${path}index.html`].find((name) => files.includes(name));
    if (file === undefined && files.includes(`${path}/index.html`)) return redirect(301, `${request.path}/`, request);
    const headers = { 'Content-Type': findType(file ?? `${base}404.html`), 'Cache-Control': 'max-age=600' };
    return { status: file === undefined ? 404 : 200, headers };
  };

/**
 * An S3 website. It redirects folders with an index.html to their path with a slash by 302, and sends the error document for
 * missing files (docs.aws.amazon.com/AmazonS3/latest/userguide, IndexDocumentSupport and CustomErrorDocSupport), with 404 only if
 * everybody may list the bucket (repost.aws, "Why does S3 return 403 instead of 404"). Types and caching are set at the upload of
 * each file.
 */
export const s3: Model = ({ files, base }) => {
  const uploads = readUploads();
  /** The headers that the last upload of a file sets. */
  const headersOf = (file: string) => {
    const last = uploads.findLast((args) => isUploadOf(args, file));
    if (!last) throw new Error(`docs/hosting.md uploads no ${file} to S3`);
    return {
      'Content-Type': readFlag(last, '--content-type') ?? GUESSED_TYPES[extname(file)] ?? 'binary/octet-stream',
      'Cache-Control': readFlag(last, '--cache-control') ?? '',
    };
  };
  return (request) => {
    const path = decode(request.path);
    const key = path.endsWith('/') ? `${path}index.html` : path;
    if (files.includes(key)) return { status: 200, headers: headersOf(key.slice(base.length)) };
    if (files.includes(`${path}/index.html`)) return redirect(302, `${request.path}/`, request);
    return { status: 404, headers: headersOf('404.html') };
  };
};

/** The types that aws guesses, by the ending of a file. */
const GUESSED_TYPES = readTable('aws-types', z.record(z.string(), z.string()));

/** The arguments of each `aws s3 sync` and `aws s3 cp` in docs/hosting.md. */
function readUploads(): string[][] {
  const text = readFileSync(join(project, 'docs/hosting.md'), 'utf8');
  const commands = [...text.matchAll(/^ *aws s3 (?:sync|cp) (.*)$/gm)];
  return commands.map(([, args = '']) => [...args.matchAll(/"([^"]*)"|(\S+)/g)].map(([, a, b]) => a ?? b ?? ''));
}

/** @param file e.g. "assets/site.1f2e3d4c5b.css" */
function isUploadOf(args: readonly string[], file: string): boolean {
  const source = `${args[0]}/`.replace(/\/+$/, '/').replace(/^dist\//, '');
  if (!file.startsWith(source)) return false;
  // If several patterns match a file, the last one counts.
  const patterns = args.flatMap((arg, index) => (arg === '--include' || arg === '--exclude' ? [index] : []));
  const last = patterns.findLast((index) => isMatch(file.slice(source.length), args[index + 1] ?? ''));
  return last === undefined || args[last] === '--include';
}

function readFlag(args: readonly string[], flag: string): string | undefined {
  const at = args.indexOf(flag);
  return at < 0 ? undefined : args[at + 1];
}

function isMatch(file: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(file);
}
