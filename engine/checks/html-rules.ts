import { type Diagnostic, inCode, makeError } from '../core/index.ts';
import type { JoinedExtract } from '../render/index.ts';
import {
  type ExtractedPage,
  errorAt,
  findSources,
  type Heading,
  locateHeading,
  type SiteIndex,
} from './find-in-sources.ts';

/** The errors of a page. Each is reported where the content has the heading. */
type PageRule = (
  extract: JoinedExtract,
  site: Pick<SiteIndex, 'targets' | 'rendering'>,
) => (Pick<Diagnostic, 'message' | 'fix'> & { heading?: Heading | undefined })[];

/** Data blocks, which browsers do not run. */
const DATA_TYPES = ['application/json', 'application/ld+json', 'speculationrules'];

/** Rules for a single page, by the codes of their errors. */
const RULES: Record<string, PageRule> = {
  'main-headings': ({ headings }) => {
    const count = headings.filter(({ level }) => level === 1).length;
    return count === 1 ? [] : [{ message: `The page has ${count} main headings (h1).`, fix: 'Write exactly one.' }];
  },

  'skipped-heading': ({ headings }) =>
    headings.flatMap((heading, index) => {
      const { level, text } = heading;
      const above = headings[index - 1]?.level ?? 0;
      if (level <= above + 1) return [];
      const [wanted, found] = ['#'.repeat(above + 1), '#'.repeat(level)];
      const place = index === 0 ? 'but is the first heading of the page' : `below a heading on level ${above}`;
      const message = `${inCode(text)} is on level ${level}, ${place}.`;
      return [{ message, fix: `Write \`${wanted}\` instead of \`${found}\`.`, heading }];
    }),

  'duplicate-id': ({ ids, headings }) => {
    // A heading without letters has an empty id, and an error of its own.
    const repeated = ids.filter((id, index) => id !== '' && ids.indexOf(id) !== index);
    return [...new Set(repeated)].map((id) => {
      const message = `Two parts of the page have the address ${inCode(`#${id}`)}.`;
      const heading = headings.find((candidate) => candidate.id === id);
      const fix = heading ? 'Change one of the headings.' : 'Give one of them another id.';
      return { message, fix, heading };
    });
  },

  // A part is like "<p onclick>" or "<p style>".
  'inline-code': ({ inlineCode }) =>
    inlineCode.map((part) => ({
      message: `The content security policy blocks ${part}.`,
      fix: 'Use a class or a script.',
    })),

  'foreign-script': ({ scripts }, { targets, rendering }) => {
    const inlineScripts: string[] = Object.values(rendering.assets.inlineScripts);
    const isOwn = (src: string | undefined) => src?.endsWith('.js') && targets.has(src);
    const isAllowed = ({ type, src, code }: JoinedExtract['scripts'][number]) => {
      if (src !== undefined) return type === 'module' && isOwn(src);
      return DATA_TYPES.includes(type) || (type === '' && inlineScripts.includes(code));
    };
    return scripts
      .filter((script) => !isAllowed(script))
      .map(({ type, src }) => `<script${src === undefined ? '' : ` src="${src}"`}${type && ` type="${type}"`}>`)
      .map((tag) => ({ message: `${inCode(tag)} was not made by the site.`, fix: 'Delete it.' }));
  },
};

export function checkPage({ page, extract }: ExtractedPage, site: SiteIndex): Diagnostic[] {
  return Object.entries(RULES).flatMap(([code, rule]) =>
    rule(extract, site).flatMap(({ heading, message, fix }) => {
      // Only the first place is reported: in the page's own file, if the text is there.
      const places =
        heading === undefined ? [] : locateHeading(heading, [...findSources(page, site.sources), ...site.sources]);
      return errorAt(places.slice(0, 1), page, makeError(code, message, fix));
    }),
  );
}
