import { splitName } from '../components/names.ts';
import { ALL_CONTACTS, vcardOf } from '../pages/parts/paths.ts';
import { escapeValue, writeLines } from './content-lines.ts';
import { absolute, type HeadContext } from './head.ts';
import type { Output } from './output.ts';
import type { ContactCard } from './schema/collections.ts';

type Context = Pick<HeadContext, 'content' | 'toUrl'>;

/** A card of each new-stores contact to save in a phone, and one file with all of them. */
export function vcards(context: Context): Output[] {
  const { contacts } = context.content;
  if (contacts.length === 0) return [];
  const cards = contacts.map((person) => ({ path: vcardOf(person), content: writeCard(person, context) }));
  return [...cards, { path: ALL_CONTACTS, content: cards.map(({ content }) => content).join('') }].map(
    ({ path, content }) => ({ path: path.slice(1), content }),
  );
}

/** vCard 3.0 (RFC 2426): every phone reads it. */
function writeCard({ name, title, phone, email }: ContactCard, context: Context): string {
  const { family, given } = splitName(name);
  return writeLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeValue(family)};${escapeValue(given)};;;`,
    `FN:${escapeValue(name)}`,
    `ORG:${escapeValue(context.content.site.name)}`,
    `TITLE:${escapeValue(title)}`,
    `TEL;TYPE=WORK,VOICE:${phone}`,
    `EMAIL;TYPE=INTERNET:${email}`,
    `URL:${absolute(context, '/contact/')}`,
    'END:VCARD',
  ]);
}
