import type { EntryError, Overrides, Rules } from '../engine/content/rules.ts';
import { readTextRules } from './checks/texts.ts';
import { ALL_CONTACTS, vcardOf } from './model/paths.ts';
import { type Content, collections } from './schema/content.ts';
import type { SiteSettings } from './schema/settings.ts';

/** What this site asks of its content. */
export const rules: Rules<Content> = {
  collections,
  placeholder: /\{\{/,
  texts: readTextRules,
  check: ({ contacts, site, 'food-shows': shows }) => [
    ...contacts.filter((contact) => vcardOf(contact) === ALL_CONTACTS).map(nameTaken),
    ...shows.filter((show) => show.from !== undefined && (show.timezone ?? site.timezone) === undefined).map(nowhere),
  ],
  finish: (content, overrides) => ({
    ...content,
    site: override(content.site, overrides),
    'food-shows': content['food-shows'].toSorted((a, b) => (beginningOf(a) < beginningOf(b) ? -1 : 1)),
  }),
};

function nameTaken({ file, slug }: Content['contacts'][number]): EntryError {
  const message = `slug: found "${slug}", write another file name: this one is taken by the card of all contacts`;
  return { file, code: 'reserved-name', message, fix: '', value: slug };
}

function nowhere({ file, from }: Content['food-shows'][number]): EntryError {
  const message = `found "${from}", but no time zone: write timezone: America/New_York, or another, here or in content/site.md`;
  return { file, path: ['from'], code: 'missing-timezone', message, fix: '' };
}

function override(site: SiteSettings, { origin, base }: Overrides): SiteSettings {
  const isPreview = base !== undefined && base !== site.base && (origin ?? site.origin) === site.origin;
  return { ...site, isPreview, origin: origin ?? site.origin, base: base ?? site.base };
}

const beginningOf = ({ starts, from = '' }: Content['food-shows'][number]) => starts + from;
