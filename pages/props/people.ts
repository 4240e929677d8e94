import type { PublicPerson } from '../../components/people/ContactCard.tsx';
import type { PeopleProps } from '../../components/people/People.tsx';
import type { WhoToAskProps } from '../../components/people/WhoToAsk.tsx';
import { ALL_VCARDS, toFormUrl, toVcardPath } from '../../site/model/paths.ts';
import type { Content } from '../../site/schema/content.ts';
import type { Manager, NewStoresContact } from '../../site/schema/entries.ts';

/** The new-stores contacts and the office. */
export function resolvePeople({ contacts, site }: Content): PeopleProps {
  const { name, hours, phone, email } = site;
  return {
    contacts: contacts.map((contact) => ({
      ...toPublicPerson(contact),
      states: contact.states,
      form: toFormUrl(contact),
      vcard: toVcardPath(contact),
    })),
    allCards: ALL_VCARDS,
    // The card shows the hours in the place of a job title.
    office: { name, title: hours, phone, email },
  };
}

/** @param ask the file name of a manager */
export function resolveWhoToAsk(ask: string | undefined, { managers, site }: Content): WhoToAskProps {
  const person = managers.find(({ slug }) => slug === ask);
  return { person: person && (person.phone || person.email) ? toPublicPerson(person) : undefined, phone: site.phone };
}

export function toPublicPerson({ name, title, photo, phone, email }: NewStoresContact | Manager): PublicPerson {
  return { name, title, photo, phone, email };
}
