/** What holds for every build, whatever its content. */
import { load } from 'cheerio';
import { BuildError, format, textOf } from '../../../engine/core/diagnostics.ts';
import type { Outcome } from './site.ts';

/** What is wrong with an outcome, in the words of a cause, so that like ones can be counted. */
export function findBreaches({ problems, pages, files }: Outcome): string[] {
  const reported = problems.flatMap((problem) => {
    if (problem instanceof BuildError) return [problem.message];
    const { file, position, path: field } = problem;
    const message = textOf(problem);
    const path = file.slice(file.indexOf('content/') + 'content/'.length);
    const lines = linesOf(files.get(path));
    return [
      ...breach(lines === 0 && field !== undefined, `an error of a file that is not there: ${message.slice(0, 60)}`),
      ...breach(position.line < 1 || position.column < 1, `an error at ${position.line}:${position.column}`),
      ...breach(position.line > Math.max(1, lines), 'an error below the last line'),
      ...breach(/[\p{Cc}\p{Bidi_Control}]/u.test(format(problem)), 'a control character in a message'),
      ...breach(/undefined|\[object/.test(message.replace(/`.*?`/g, '')), `a message without words: ${message}`),
    ];
  });
  const built = [...pages].filter(([path]) => path.endsWith('.html')).flatMap(([, html]) => findOnPage(html));
  const silent = problems.length === 0 && pages.size === 0 ? ['neither a site nor an error'] : [];
  return [...new Set([...reported, ...built, ...silent])];
}

function breach(found: boolean, words: string): string[] {
  return found ? [words] : [];
}

function linesOf(text: string | Uint8Array | undefined): number {
  return text === undefined
    ? 0
    : Buffer.from(text)
        .toString()
        .split(/\r\n|\n/).length;
}

const SCRIPTS = ['application/json', 'application/ld+json'];
const ADDRESSES = ['href', 'src', 'srcset', 'action', 'formaction', 'data', 'xlink:href', 'poster', 'ping'];
/** Of Markdown, facts and Git: whoever reads them on a page reads a mistake. Who writes those of HTML by number means them. */
const MARKS = ['{{', '}}', '](', '**', '<<<<<<<', '\uFFFD'];

/** As a browser would read the page: another parser than the one of the build's own proof. */
function findOnPage(html: string): string[] {
  const page = load(html);
  const found = page('*')
    .toArray()
    .flatMap((element) => {
      if (!('attribs' in element)) return [];
      const { name, attribs } = element;
      const foreign =
        name === 'script' && !SCRIPTS.includes(attribs.type ?? '') && attribs.src !== '/assets/nothing.js';
      return [
        ...breach(foreign, 'a script on a page'),
        ...breach(['base', 'iframe', 'object', 'embed', 'style', 'frame'].includes(name), `<${name}> on a page`),
        ...breach(
          Object.keys(attribs).some((attribute) => attribute.startsWith('on')),
          'an on… attribute on a page',
        ),
        ...ADDRESSES.flatMap((attribute) => judgeAddress(attribs[attribute])),
      ];
    });
  page('script, style, code, pre').remove();
  const text = page.root().text();
  return [...found, ...MARKS.filter((mark) => text.includes(mark)).map((mark) => `${mark} as typed on a page`)];
}

function judgeAddress(address: string | undefined): string[] {
  // As browsers do it before they look at the scheme (URL, section 4.4).
  const scheme = /^([a-z][a-z0-9+.-]*):/i
    .exec((address ?? '').replace(/^[\0-\x20]+|[\t\n\r]/g, ''))?.[1]
    ?.toLowerCase();
  return breach(
    scheme !== undefined && !['https', 'http', 'mailto', 'tel'].includes(scheme),
    `an address of ${scheme}:`,
  );
}
