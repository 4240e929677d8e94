import type { InvitationProps } from '../../components/page/Invitation.tsx';
import { splitName } from '../../site/model/names.ts';
import { PATHS } from '../../site/model/paths.ts';
import type { Content } from '../../site/schema/content.ts';
import type { Invitation } from '../../site/schema/entries.ts';

/** More would make the pages look alike. On further pages the person is named without a portrait. */
const MAX_PORTRAITS = 2;

/**
 * The invitation at the end of a page: its own, or else that of the site.
 * @param defaultAsk whom to ask if `own` names nobody: the file name of a contact or manager
 */
export function resolveInvitation(
  { site, contacts, managers, services }: Content,
  own?: Invitation | undefined,
  defaultAsk?: string | undefined,
  kind?: InvitationProps['kind'],
): InvitationProps {
  const { invitation, phone } = site;
  if (!own) return { ...invitation, phone };
  const { heading, text, ask = defaultAsk } = own;
  const person = [...contacts, ...managers].find(({ slug }) => slug === ask);
  if (!person?.phone && !person?.email) return { heading, text, link: invitation.link, phone };
  const { name, title, photo, email } = person;
  const link = email ? { label: `Write to ${splitName(person).given}`, href: `mailto:${email}` } : invitation.link;
  const same = services.filter((service) => (service.invitation?.ask ?? service.ask) === ask);
  const hasPortrait = same.findIndex((service) => service.invitation === own) < MAX_PORTRAITS;
  return {
    heading,
    text,
    link,
    phone: person.phone ?? phone,
    person: { name, title, photo, hasPortrait },
    others: {
      heading: invitation.heading,
      names: contacts.map((contact) => splitName(contact).given),
      href: `${PATHS.membership}#people`,
    },
    // A band would be empty beside its text.
    kind: kind === 'band' && !hasPortrait ? undefined : kind,
  };
}
