import { locateField, type ValidatedEntry } from '../../engine/content/index.ts';
import { type Diagnostic, fileError, makeError } from '../../engine/core/index.ts';
import { ALL_VCARDS, toVcardPath } from '../model/paths.ts';
import type { Content } from '../schema/content.ts';

/** Errors that the schema of one entry cannot find. */
export function checkRules(content: Content, entries: readonly ValidatedEntry[]): Diagnostic[] {
  const { contacts, site, 'food-shows': shows } = content;
  const errors = [
    ...contacts.filter((contact) => toVcardPath(contact) === ALL_VCARDS).map(reservedName),
    ...shows
      .filter((show) => show.from !== undefined && (show.timezone ?? site.timezone) === undefined)
      .map(missingTimezone),
  ];
  return errors.map((error) => locateField(error, entries));
}

function reservedName({ file, slug }: Content['contacts'][number]): Diagnostic {
  const message = `The name \`${slug}\` is taken by the card of all contacts.`;
  return fileError(file, makeError('reserved-name', message, 'Rename the file.'));
}

function missingTimezone({ file }: Content['food-shows'][number]): Diagnostic {
  const fix = 'Add `timezone: America/New_York`, or another, here or in content/site.md.';
  return { file, path: ['from'], ...makeError('missing-timezone', '`from` has no time zone.', fix) };
}
