import { Island } from '../elements/Island.tsx';
import type { Recipient } from './ContactFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { ContactResult } from './ContactResult.tsx';
import { HONEYPOT_NAME } from './honeypot-name.ts';

export interface ContactFormProps {
  people: readonly (Recipient & { title: string })[];
  /** The recipient if a visitor chooses nobody. */
  office: Recipient & { phone: string };
  /** Where the form posts to. Without it, the visitor's mail program sends the message. */
  endpoint?: string | undefined;
}

/** A message to a new-stores contact or the office. With an endpoint it works without a script. */
export function ContactForm({ people, office, endpoint }: ContactFormProps) {
  const { phone } = office;
  // If there are people to choose from, the office is the option "Not sure which", whose value is empty.
  const defaultRecipient = { ...office, slug: people.length > 0 ? '' : office.slug };
  const recipients = [defaultRecipient, ...people].map(({ slug, name, email }) => ({ slug, name, email }));
  const hasEndpoint = endpoint !== undefined;
  const attributes = hasEndpoint ? { action: endpoint, method: 'post' } : { hidden: true };
  return (
    <Island name="contact-form" props={{ recipients, endpoint }} className="contact-form">
      {!hasEndpoint && (
        <p className="contact-form-fallback">
          This form does not work in your browser. Please call {phone}, or write to one of the managers named here.
        </p>
      )}
      <form className="form" aria-label="Message" {...attributes}>
        <section className="form-summary" aria-labelledby="contact-summary" tabIndex={-1} data-summary hidden>
          <h3 id="contact-summary">Please check this before you send it</h3>
          <ul />
        </section>
        <ContactFields people={people} office={office} />
        {hasEndpoint && <Honeypot />}
        <div className="form-send-row">
          <button type="submit" className="button button-primary form-send">
            Send
          </button>
          <p className="form-note">
            {hasEndpoint
              ? 'Send brings your message straight to us.'
              : 'Send opens your email with the message filled in, and nothing goes out until you send it there.'}
          </p>
          <span role="status" data-sending />
        </div>
      </form>
      <ContactResult phone={phone} />
    </Island>
  );
}

/** Robots fill in every field. If this one is filled in, the form says so and offers other ways to send the message. */
function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={HONEYPOT_NAME}>Leave empty</label>
      <input id={HONEYPOT_NAME} name={HONEYPOT_NAME} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
