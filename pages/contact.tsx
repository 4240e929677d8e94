import { ContactForm, type ContactFormProps } from '../components/contact-form/ContactForm.tsx';
import type { PageHeadProps } from '../components/page/PageHead.tsx';
import { Prose } from '../components/page/Prose.tsx';
import { ContactHead } from '../components/people/ContactHead.tsx';
import type { OfficeProps } from '../components/people/Office.tsx';
import { People, type PeopleProps } from '../components/people/People.tsx';
import type { Contact } from '../site/schema/pages.ts';
import type { PageKind } from './page.ts';
import { pageHead } from './parts/head.ts';
import { resolvePeople } from './parts/people.ts';

interface ContactProps {
  head: PageHeadProps;
  people: PeopleProps & { heading: string };
  office: OfficeProps;
  form: ContactFormProps & { heading: string; text: string };
  prose: string;
}

/** The cooperative, then people, then the form. */
export const contact: PageKind<Contact, ContactProps> = {
  resolve(entry, inputs) {
    const { contacts, site } = inputs.content;
    const { phoneHeading, addressHeading, formHeading } = entry;
    const { phone, hours, address } = site;
    const people = contacts.map(({ slug, name, title, email }) => ({ slug, name, title, email }));
    const office = { slug: site.slug, name: site.name, email: site.email, phone };
    return {
      head: pageHead(entry, inputs),
      people: { heading: entry.peopleHeading, ...resolvePeople(inputs.content) },
      office: { phoneHeading, phone, hours, formHeading, addressHeading, address },
      form: { heading: formHeading, text: entry.formText, people, office, endpoint: site.contact?.endpoint },
      prose: entry.body,
    };
  },
  render: ({ head, people, office, form, prose }) => (
    <main id="main">
      <ContactHead head={head} office={office} />
      <section className="section wide stack" aria-labelledby="people">
        <h2 id="people">{people.heading}</h2>
        <People {...people} />
      </section>
      <section className="section wide contact-section" aria-labelledby="write">
        <div className="split-head">
          <h2 id="write">{form.heading}</h2>
          <p>{form.text}</p>
        </div>
        <ContactForm {...form} />
        <Prose html={prose} />
      </section>
    </main>
  ),
};
