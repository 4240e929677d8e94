import { type FileInMemory, fullUrl, toFile } from '../../engine/core/index.ts';
import { splitName } from '../model/names.ts';
import { ALL_VCARDS, PATHS, toVcardPath } from '../model/paths.ts';
import type { Content } from '../schema/content.ts';
import type { NewStoresContact } from '../schema/entries.ts';
import type { SiteSettings } from '../schema/settings.ts';
import { escapeValue, formatLines } from './content-lines.ts';

/** A card for each new-stores contact, and one file with all of them. */
export function makeVcards({ contacts, site }: Content): FileInMemory[] {
  if (contacts.length === 0) return [];
  const cards = contacts.map((person) => toFile(toVcardPath(person).slice(1), formatCard(person, site)));
  return [...cards, toFile(ALL_VCARDS.slice(1), cards.map((card) => card.text()).join(''))];
}

/** vCard 3.0 (RFC 2426), which every phone reads. */
function formatCard(person: NewStoresContact, site: SiteSettings): string {
  const { name, title, phone, email } = person;
  const { family, given, suffix } = splitName(person);
  return formatLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${[family, given, '', '', suffix].map(escapeValue).join(';')}`,
    `FN:${escapeValue(name)}`,
    `ORG:${escapeValue(site.name)}`,
    `TITLE:${escapeValue(title)}`,
    `TEL;TYPE=WORK,VOICE:${phone}`,
    `EMAIL;TYPE=INTERNET:${email}`,
    `URL:${fullUrl(PATHS.contact, site)}`,
    'END:VCARD',
  ]);
}
