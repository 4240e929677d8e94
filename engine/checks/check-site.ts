import { DESCRIPTION, type Source } from '../content/index.ts';
import { type Diagnostic, type Finding, inCode, makeToUrl, type Problem, tryAll } from '../core/index.ts';
import { isFontScript, joinScans, type RenderedPage, type Scan, scriptLoadedBy } from '../render/index.ts';
import { findPathConflicts } from './conflicts.ts';
import { checkLinks, type Targets } from './links.ts';
import { locateIn, placeFindings, type SourcePage } from './locate.ts';

interface Publication {
  rendered: readonly CheckedPage[];
  /** The files that are published, the pages too. */
  paths: readonly string[];
  sources: readonly Source[];
  /** The names in client/islands.ts. */
  islands: readonly string[];
  shortName: string;
  origin: string;
  base: string;
  /** By paths: the content files of pages that are not published yet. */
  drafts?: ReadonlyMap<string, string>;
  /** Whether a link can only be checked once other errors are fixed. */
  waits?: (url: string) => boolean;
}

interface CheckedPage {
  page: SourcePage;
  /** Of its pieces. */
  scans: readonly Scan[];
}

interface ScannedPage extends CheckedPage {
  /** Base path included. */
  path: string;
  /** Of the whole page. */
  scan: Scan;
}

/** Checks what is about to be published: every error of every page, at the content file behind it. */
export function checkSite({
  rendered,
  paths,
  sources,
  islands,
  shortName,
  origin,
  base,
  drafts = new Map(),
  waits,
}: Publication): Problem[] {
  const clashes = findPathConflicts(
    rendered.map(({ page }) => page),
    sources,
  );
  if (clashes.length > 0) return clashes;
  const pages = rendered.map(({ page, scans }) => ({
    ...{ page, scans },
    path: base + page.path.slice(1),
    scan: joinScans(scans),
  }));
  const targets = { ...listTargets(pages, paths, origin, base), drafts };
  const locate = (page: SourcePage, text?: string) => locateIn(sources, page, text);
  const checkPage = ({ page, path, scan: found }: ScannedPage) => [
    ...pageRules.flatMap((rule) => rule(found, shortName)).map(({ near, ...finding }) => locate(page, near)(finding)),
    ...checkScripts(path, found, targets).map((finding) => locate(page)(finding)),
    ...found.islands
      .filter((name) => !islands.includes(name))
      .map((name) => locate(page)(unknownIsland(name, islands))),
  ];
  const findLinks = ({ page, path, scans }: ScannedPage) =>
    scans.flatMap((piece) => checkLinks(path, piece, targets)).map((link) => ({ ...link, page }));
  const fileOf = ({ page }: ScannedPage) => page.source;
  const [proved, linked] = [tryAll(pages, fileOf, checkPage), tryAll(pages, fileOf, findLinks)];
  const findings = linked.results.flat().filter(({ url }) => !waits?.(url));
  return [
    ...findRepeats(pages, 'title', locate),
    ...findRepeats(pages, 'description', locate),
    ...proved.results.flat(),
    ...placeFindings(sources, findings),
    ...proved.problems,
    ...linked.problems,
  ];
}

/** What answers for its folder. */
const INDEX = 'index.html';

function listTargets(
  pages: readonly ScannedPage[],
  paths: readonly string[],
  origin: string,
  base: string,
): Omit<Targets, 'drafts'> {
  const addresses = paths.flatMap((path) => [
    path,
    ...(/(^|\/)index\.html$/.test(path) ? [path.slice(0, -INDEX.length)] : []),
  ]);
  const files = addresses.map((path) => [base + path, new Set<string>()] as const);
  const places = pages.map(({ path, scan: { ids } }) => [path, new Set(ids)] as const);
  const moved = pages.flatMap(({ path, page: { redirectTo } }) =>
    redirectTo === undefined ? [] : [[path, redirectTo] as const],
  );
  return {
    ...{ origin, base },
    places: new Map([...files, ...places]),
    moved: new Map(moved),
    looks: new Map(),
    sound: new Set(),
  };
}

type Locate = (page: SourcePage, text?: string) => (finding: Finding) => Diagnostic;

function findRepeats(pages: readonly ScannedPage[], field: 'title' | 'description', locate: Locate): Diagnostic[] {
  const first = new Map<string, SourcePage>();
  return pages.flatMap(({ page, scan: found }) => {
    const other = first.get(found[field]);
    first.set(found[field], other ?? page);
    // An old address says what its page says.
    if (!other || page.redirectTo !== undefined) return [];
    const message = `${inCode(field)} is the same as in ${other.source}.`;
    return [
      { ...locate(page, `${field}:`)({ code: `duplicate-${field}`, message, fix: 'Write another.' }), path: [field] },
    ];
  });
}

function unknownIsland(name: string, islands: readonly string[]): Finding {
  const fix = `Use one of ${islands.map((one) => inCode(one)).join(', ')}.`;
  return { code: 'unknown-island', message: `client/islands.ts has no island ${inCode(name)}.`, fix };
}

/** Data blocks, which browsers do not run. */
const DATA = ['application/json', 'application/ld+json', 'speculationrules'];

/** Errors for scripts that the site has not made itself: inline ones, those of others, those of unknown types. */
export function checkScripts(path: string, { scripts }: Scan, targets: Targets): Finding[] {
  const isOwn = (src: string) => {
    const target = URL.canParse(src, targets.origin + path) ? new URL(src, targets.origin + path) : undefined;
    return target?.origin === targets.origin && target.pathname.endsWith('.js') && targets.places.has(target.pathname);
  };
  const isOwnInline = (words: string) => isFontScript(words) || isOwn(scriptLoadedBy(words) ?? '');
  return scripts
    .filter(({ type, src, code }) => {
      if (src !== undefined) return type !== 'module' || !isOwn(src);
      return !DATA.includes(type) && !(type === '' && isOwnInline(code));
    })
    .map(({ type, src }) => `<script${src === undefined ? '' : ` src="${src}"`}${type && ` type="${type}"`}>`)
    .map((tag) => ({
      code: 'foreign-script',
      message: `${inCode(tag)} was not made by the site.`,
      fix: 'Delete it.',
    }));
}

/** A notice of each page that no other page has a link to, but for one that lists them all; what is to stay out of search may be hidden. */
export function listUnlinked(rendered: readonly RenderedPage[], base: string): string[] {
  const toUrl = makeToUrl(base);
  const linked = new Set(rendered.flatMap((one) => listLinked(one, toUrl(one.page.path))));
  return rendered
    .map(({ page }) => page)
    .filter(({ path, head }) => path !== '/' && !head.noindex && !linked.has(toUrl(path)))
    .map(({ source, path }) => `${source}: no other page has a link to ${path}, so few will find it`);
}

/** The paths that a page links to, without its own. */
function listLinked({ page, scans }: RenderedPage, own: string): string[] {
  if (page.isIndex || page.head.redirect !== undefined) return [];
  const urls = scans.flatMap((piece) => piece.urls.map(({ url }) => url.replace(/[?#].*$/s, '')));
  return urls.filter((url) => url !== own);
}

/** What every page must hold by itself. */

interface PageError extends Finding {
  /** Text near it in the content. */
  near?: string;
}

type PageRule = (scan: Scan, shortName: string) => PageError[];

const oneMainHeading: PageRule = ({ headings }) => {
  const count = headings.filter(({ level }) => level === 1).length;
  return count === 1
    ? []
    : [{ code: 'main-headings', message: `The page has ${count} main headings (h1).`, fix: 'Write exactly one.' }];
};

const noSkippedLevel: PageRule = ({ headings }) =>
  headings.flatMap(({ level, text }, index) => {
    const above = headings[index - 1]?.level ?? 0;
    if (level <= above + 1) return [];
    const [wanted, found] = [above + 1, level].map((count) => '#'.repeat(count));
    return [
      {
        code: 'skipped-heading',
        message: `${inCode(text)} is on level ${level}, below a heading on level ${above}.`,
        fix: `Write \`${wanted}\` instead of \`${found}\`.`,
        value: text,
        near: `${found} ${text}`,
      },
    ];
  });

const uniqueIds: PageRule = ({ ids, headings }) => {
  // A heading without letters is an error of its own.
  const twice = new Set(ids.filter((id, index) => id !== '' && ids.indexOf(id) !== index));
  return [...twice].map((id) => {
    const heading = headings.find((candidate) => candidate.id === id);
    const message = `Two parts of the page have the address ${inCode(`#${id}`)}.`;
    const error = { code: 'duplicate-id', message, fix: 'Change one of the headings.', value: id };
    return heading ? { ...error, near: `${'#'.repeat(heading.level)} ${heading.text}` } : error;
  });
};

const nothingInline: PageRule = ({ inline }) =>
  inline.map((place) => ({
    code: 'inline-code',
    message: `The content security policy blocks ${place}.`,
    fix: 'Use a class or a script.',
  }));

const titleInForm: PageRule = ({ title }, shortName) => {
  if (title.endsWith(` | ${shortName}`)) return [];
  const message = `The title is ${inCode(title)}.`;
  return [{ code: 'title-form', message, fix: `Write \`{page} | ${shortName}\`.` }];
};

const describedInLength: PageRule = ({ description: { length } }) => {
  const { min, max } = DESCRIPTION;
  if (length >= min && length <= max) return [];
  const message = `The description has ${length} characters.`;
  return [{ code: 'description-length', message, fix: `Write ${min} to ${max}.` }];
};

const policyFirst: PageRule = ({ policyIndex: policyPlace }) => {
  if (policyPlace === 1) return [];
  const message = 'The content security policy is not the first thing after the charset.';
  return [{ code: 'missing-policy', message, fix: 'Move it there.' }];
};

export const pageRules: readonly PageRule[] = [
  oneMainHeading,
  noSkippedLevel,
  uniqueIds,
  nothingInline,
  titleInForm,
  describedInLength,
  policyFirst,
];
