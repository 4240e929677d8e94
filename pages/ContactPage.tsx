import type { Contact } from '../build/schema/pages.ts';
import { ContactForm } from '../components/ContactForm.tsx';
import { House } from '../components/House.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { People } from '../components/People.tsx';
import { Prose } from '../components/Prose.tsx';
import { useSite } from '../components/site.ts';

/** People first, then the house, then the form. */
export function ContactPage({ entry }: { entry: Contact }) {
  const { contacts, site } = useSite().content;
  return (
    <main id="main">
      <PageHead entry={entry} />
      <section className="section wide stack" aria-labelledby="people">
        <h2 id="people">{entry.peopleHeading}</h2>
        <People />
      </section>
      <House entry={entry} />
      <section className="section wide write" aria-labelledby="write">
        <div className="account-name">
          <h2 id="write">{entry.formHeading}</h2>
          <p>{entry.formText}</p>
        </div>
        <ContactForm people={contacts} house={site} endpoint={site.contact?.endpoint} />
        <Prose body={entry.body} />
      </section>
    </main>
  );
}
