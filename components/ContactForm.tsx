import { ContactField } from './ContactField.tsx';
import { ContactResult } from './ContactResult.tsx';
import { Island } from './Island.tsx';

interface ContactFormProps {
  /** Whom a visitor can write to; the slug is what `?to=` names. */
  people: readonly { slug: string; name: string; title: string; email: string }[];
  /** Of the organisation, for visitors without a script. */
  phone: string;
}

/** A message to a new-stores manager, which the visitor's own mail program sends. Nothing is sent from the site. */
export function ContactForm({ people, phone }: ContactFormProps) {
  const recipients = people.map(({ slug, name, email }) => ({ slug, name, email }));
  return (
    <Island name="contact-form" props={{ recipients }} className="contact-form">
      <p className="contact-form-without">
        The form needs a script, which your browser has not run. Please use the cards above, or call {phone}.
      </p>
      <form className="form" aria-label="Message" hidden>
        <div className="form-summary" tabIndex={-1} data-summary hidden>
          <p className="form-summary-title">Please mend this before sending:</p>
          <ul />
        </div>
        <ContactField name="name" label="Your Name" required>
          {(field) => <input {...field} type="text" autoComplete="name" />}
        </ContactField>
        <ContactField name="email" label="Your Email" required>
          {(field) => <input {...field} type="email" autoComplete="email" />}
        </ContactField>
        <ContactField name="to" label="New-stores manager">
          {(field) => (
            <select {...field}>
              {people.map(({ slug, name, title }) => (
                <option key={slug} value={slug}>
                  {name}, {title}
                </option>
              ))}
            </select>
          )}
        </ContactField>
        <ContactField name="message" label="Your Message">
          {(field) => <textarea {...field} rows={7} />}
        </ContactField>
        <button type="submit" className="button button-call form-send">
          Send
        </button>
        <p className="form-note">Send opens your own mail program with the message in it; you send it from there.</p>
      </form>
      <ContactResult />
    </Island>
  );
}
