/** The rules that every build must keep, whatever its content. */
import { load } from 'cheerio';
import { type Diagnostic, formatDiagnostic, formatMessage, START } from '../../../engine/core/diagnostics.ts';
import type { Files } from './edits.ts';
import { type Outcome, SCRIPT } from './site.ts';

type Rule = readonly [isBroken: boolean, violation: string];
const listBroken = (rules: readonly Rule[]) => rules.filter(([isBroken]) => isBroken).map(([, violation]) => violation);

export function findViolations({ errors, pages, files }: Outcome): string[] {
  const html = [...pages].filter(([path]) => path.endsWith('.html')).map(([, text]) => text);
  const violations = [
    ...errors.flatMap((error) => checkError(error, files)),
    ...html.flatMap(checkPage),
    ...listBroken([[errors.length === 0 && pages.size === 0, 'neither a site nor an error']]),
  ];
  return [...new Set(violations)];
}

function checkError(error: Diagnostic, files: Files): string[] {
  if (error.cause !== undefined) return [error.message];
  const { file, position = START, path: field } = error;
  const message = formatMessage(error);
  const text = files.get(file.slice(file.indexOf('content/') + 'content/'.length));
  const lines = text === undefined ? 0 : String(Buffer.from(text)).split('\n').length;
  return listBroken([
    [lines === 0 && field !== undefined, `an error at a field of a missing file: ${message.slice(0, 60)}`],
    [position.line < 1 || position.column < 1, `an error at ${position.line}:${position.column}`],
    [position.line > Math.max(1, lines), 'an error below the last line'],
    [/[\p{Cc}\p{Bidi_Control}]/u.test(formatDiagnostic(error)), 'a control character in a message'],
    [/undefined|\[object/.test(message.replace(/`.*?`/g, '')), `a broken message: ${message}`],
  ]);
}

const ALLOWED_SCRIPT_TYPES = ['application/json', 'application/ld+json'];
const FORBIDDEN_ELEMENTS = ['base', 'iframe', 'object', 'embed', 'style', 'frame'];
const ADDRESS_ATTRIBUTES = ['href', 'src', 'srcset', 'action', 'formaction', 'data', 'xlink:href', 'poster', 'ping'];
/** What visitors must never see: markup of Markdown, facts and Git, and the character that replaces invalid bytes. */
const MARKUP = ['{{', '}}', '](', '**', '<<<<<<< HEAD', '\uFFFD'];

/** Reads the page like a browser, with another parser than the checks of a build. */
function checkPage(html: string): string[] {
  const page = load(html);
  const violations = page('*')
    .toArray()
    .flatMap((element) => {
      if (!('attribs' in element)) return [];
      const { name, attribs } = element;
      const isOwn = ALLOWED_SCRIPT_TYPES.includes(attribs['type'] ?? '') || attribs['src'] === SCRIPT;
      return listBroken([
        [name === 'script' && !isOwn, 'a script on a page'],
        [FORBIDDEN_ELEMENTS.includes(name), `<${name}> on a page`],
        [Object.keys(attribs).some((attribute) => attribute.startsWith('on')), 'an on… attribute on a page'],
        ...ADDRESS_ATTRIBUTES.map((attribute) => checkAddress(attribs[attribute] ?? '')),
      ]);
    });
  page('script, style, code, pre').remove();
  const text = page.root().text();
  return [...violations, ...listBroken(MARKUP.map((mark) => [text.includes(mark), `${mark} on a page`]))];
}

function checkAddress(address: string): Rule {
  // Browsers remove these characters before they read the scheme (URL, section 4.4).
  const [, scheme = 'https'] = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/^[\0-\x20]+|[\t\n\r]/g, '')) ?? [];
  return [!['https', 'http', 'mailto', 'tel'].includes(scheme.toLowerCase()), `an address of ${scheme}:`];
}
