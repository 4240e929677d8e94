import { ContactForm, type ContactFormProps } from '../components/contact-form/ContactForm.tsx';
import type { PageIntroProps } from '../components/page/PageIntro.tsx';
import { Prose } from '../components/page/Prose.tsx';
import { ContactIntro } from '../components/people/ContactIntro.tsx';
import type { OfficeProps } from '../components/people/Office.tsx';
import { People, type PeopleProps } from '../components/people/People.tsx';
import type { Block } from '../engine/core/browser.ts';
import type { Contact } from '../site/schema/pages.ts';
import { definePage } from './page.ts';
import { resolveIntro } from './props/intro.ts';
import { resolvePeople } from './props/people.ts';

interface ContactProps {
  intro: PageIntroProps;
  people: PeopleProps & { heading: string; text: string | undefined };
  office: OfficeProps;
  form: ContactFormProps & { heading: string; text: string };
  prose: readonly Block[];
}

export const contact = definePage<Contact, ContactProps>({
  name: 'contact',
  getProps(entry, inputs) {
    const { contacts, site } = inputs.content;
    const { phoneHeading, addressHeading, formHeading } = entry;
    const { phone, hours, address } = site;
    // The recipients that the form offers.
    const people = contacts.map(({ slug, name, title, email }) => ({ slug, name, title, email }));
    const office = { slug: site.slug, name: site.name, email: site.email, phone };
    return {
      intro: resolveIntro(entry, inputs),
      people: { heading: entry.peopleHeading, text: entry.peopleText, ...resolvePeople(inputs.content) },
      office: { phoneHeading, phone, hours, formHeading, addressHeading, address },
      form: { heading: formHeading, text: entry.formText, people, office, endpoint: site.contact?.endpoint },
      prose: entry.body,
    };
  },
  Page: ({ intro, people, office, form, prose }) => (
    <main id="main">
      <ContactIntro intro={intro} office={office} />
      <div className="section wide contact-ways">
        <section className="contact-section stack" aria-labelledby="write">
          <div>
            <h2 id="write">{form.heading}</h2>
            <p>{form.text}</p>
          </div>
          <ContactForm {...form} />
          <Prose blocks={prose} />
        </section>
        <section className="stack" aria-labelledby="people">
          <div>
            <h2 id="people">{people.heading}</h2>
            {people.text && <p>{people.text}</p>}
          </div>
          <People {...people} />
        </section>
      </div>
    </main>
  ),
});
