import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFile } from './decode.ts';
import { AuthorError } from './errors.ts';
import type { FrontMatter } from './front-matter.ts';
import { unforeseen } from './unforeseen.ts';

/** A content file, read but not yet checked. */
export interface Source extends FrontMatter {
  /** Within the content folder, with forward slashes, e.g. "services/grocery.md". */
  path: string;
  /** As an author would name it, e.g. "content/services/grocery.md". */
  file: string;
}

/** A content folder, as far as it could be read. */
export interface Reading {
  /** As an author would name it, e.g. "content". */
  folder: string;
  sources: Source[];
  faults: AuthorError[];
}

/**
 * Reads every content file of a folder, in the order of their paths.
 * README.md files are for editors and are passed over.
 */
export function readContent(folder: string): Reading {
  const sources: Source[] = [];
  const faults: AuthorError[] = [];
  for (const path of listFiles(folder)) {
    const file = `${folder.replace(/\/+$/, '')}/${path}`;
    const misnamed = findMisnaming(path);
    if (misnamed !== undefined) {
      faults.push(new AuthorError(file, { line: 1, column: 1 }, `file: ${misnamed}`));
      continue;
    }
    const parsed = parseOrTell(file, readFileSync(join(folder, path)));
    faults.push(...parsed.faults);
    if (parsed.frontMatter) sources.push({ path, file, ...parsed.frontMatter });
  }
  return { folder, sources, faults };
}

function parseOrTell(file: string, bytes: Uint8Array): ReturnType<typeof parseFile> {
  try {
    return parseFile(file, bytes);
  } catch (error) {
    return { faults: [unforeseen(file, error)] };
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'README.md' && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/** File names become addresses. */
function findMisnaming(path: string): string | undefined {
  if (!path.endsWith('.md')) {
    return 'found a file that is not Markdown, write only .md files here; pictures belong in assets/images';
  }
  if (/^([a-z0-9-]+\/)*[a-z0-9-]+\.md$/.test(path)) return undefined;
  return 'found a name that makes no good address, write small letters, digits and hyphens, such as fresh-fish.md';
}
