/** The rules that every build must keep, whatever its content. */
import { load } from 'cheerio';
import { type Diagnostic, formatDiagnostic, formatMessage, START } from '../../../engine/core/diagnostics.ts';
import { readTexts } from '../../support/html.ts';
import type { Files, Outcome } from './site.ts';

type Rule = readonly [isBroken: boolean, violation: string];
const listBroken = (rules: readonly Rule[]) => rules.filter(([isBroken]) => isBroken).map(([, violation]) => violation);

/** The code of the scripts on the pages of a site. */
export function listScripts({ pages }: Outcome): Set<string> {
  const codes = [...pages.values()].flatMap((html) => {
    const page = load(html);
    return readTexts(page('script'));
  });
  return new Set(codes);
}

/** @param ownScripts the scripts of the unedited site */
export function findViolations({ errors, pages, files }: Outcome, ownScripts: ReadonlySet<string>): string[] {
  const violations = [
    ...errors.flatMap((error) => checkError(error, files)),
    ...[...pages.values()].flatMap((html) => checkPage(html, ownScripts)),
    ...listBroken([[errors.length === 0 && pages.size === 0, 'neither a site nor an error']]),
  ];
  return [...new Set(violations)];
}

function checkError(error: Diagnostic, files: Files): string[] {
  const { file, position = START, path: field, cause } = error;
  const message = formatMessage(error);
  if (cause !== undefined) return [message];
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

const DATA_TYPES = ['application/json', 'application/ld+json'];
const FORBIDDEN_ELEMENTS = 'base, iframe, object, embed, frame, body style';
const ADDRESS_ATTRIBUTES = ['href', 'src', 'srcset', 'action', 'formaction', 'data', 'xlink:href', 'poster', 'ping'];
/** What visitors must never see: markup of Markdown, facts and Git, and the character that replaces invalid bytes. */
const MARKUP = ['{{', '}}', '](', '**', '<<<<<<< HEAD', '\uFFFD'];

/** Reads the page like a browser, with another parser than the checks of a build. */
function checkPage(html: string, ownScripts: ReadonlySet<string>): string[] {
  const page = load(html);
  const violations = page('*')
    .toArray()
    .flatMap((element) => {
      if (!('attribs' in element)) return [];
      const { name, attribs } = element;
      const isOwn =
        DATA_TYPES.includes(attribs['type'] ?? '') || (!attribs['src'] && ownScripts.has(page(element).text()));
      return listBroken([
        [name === 'script' && !isOwn, 'a script on a page'],
        [page(element).is(FORBIDDEN_ELEMENTS), `<${name}> on a page`],
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
