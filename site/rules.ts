import type { Overrides, Rules } from '../engine/content/index.ts';
import { type Diagnostic, fileError, makeError } from '../engine/core/index.ts';
import { readTextRules } from './checks/texts.ts';
import { ALL_VCARDS, toVcardPath } from './model/paths.ts';
import { type Content, collections } from './schema/content.ts';
import type { SiteSettings } from './schema/settings.ts';

/** The collections of this site, and the rules for their content. */
export const rules: Rules<Content> = {
  collections,
  texts: readTextRules,
  check: ({ contacts, site, 'food-shows': shows }) => [
    ...contacts.filter((contact) => toVcardPath(contact) === ALL_VCARDS).map(reservedName),
    ...shows
      .filter((show) => show.from !== undefined && (show.timezone ?? site.timezone) === undefined)
      .map(missingTimezone),
  ],
  finish: (content, overrides) => ({
    ...content,
    site: override(content.site, overrides),
    'food-shows': content['food-shows'].toSorted((a, b) => (getBeginning(a) < getBeginning(b) ? -1 : 1)),
  }),
};

function reservedName({ file, slug }: Content['contacts'][number]): Diagnostic {
  const message = `The name \`${slug}\` is taken by the card of all contacts.`;
  return fileError(file, makeError('reserved-name', message, 'Rename the file.'));
}

function missingTimezone({ file }: Content['food-shows'][number]): Diagnostic {
  const fix = 'Add `timezone: America/New_York`, or another, here or in content/site.md.';
  return { file, path: ['from'], ...makeError('missing-timezone', '`from` has no time zone.', fix) };
}

/** Applies `--origin` and `--base`. At another path of the same origin, the site is a preview. */
function override(site: SiteSettings, { origin, base }: Overrides): SiteSettings {
  const isPreview = base !== undefined && base !== site.base && (origin ?? site.origin) === site.origin;
  const endpoint = site.contact?.endpoint;
  return { ...site, isPreview, origin: origin ?? site.origin, base: base ?? site.base, endpoint };
}

const getBeginning = ({ starts, from = '' }: Content['food-shows'][number]) => starts + from;
