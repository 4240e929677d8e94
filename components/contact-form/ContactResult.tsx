import { TelephoneLink } from '../people/TelephoneLink.tsx';
import { outcomes } from './outcomes.ts';

/** What Send has done. The script sets the title and text of the outcome, and hides the other ways to send if none is needed. */
export function ContactResult({ phone }: { phone: string }) {
  return (
    <section className="form-result" aria-labelledby="contact-result-title" tabIndex={-1} data-result hidden>
      <h3 id="contact-result-title">{outcomes.mail.title}</h3>
      <p data-result-outcome>{outcomes.mail.text}</p>
      <p>
        To: <strong data-result-to />
        <br />
        Your address: <strong data-result-from />
      </p>
      <div className="form-ways" data-result-ways>
        <label className="form-label" htmlFor="contact-composed">
          The message
        </label>
        <textarea className="form-input" id="contact-composed" rows={7} readOnly data-result-text />
        <p className="form-copy">
          <button type="button" className="button" data-copy>
            Copy
          </button>
          <a className="button" href="mailto:" data-result-mail>
            Open in email program
          </a>
          <TelephoneLink phone={phone} />
        </p>
        <p role="status" data-copied />
      </div>
      <p className="form-copy" data-result-again>
        <button type="button" className="button" data-again>
          Write another message
        </button>
        <button type="button" className="button" data-edit>
          Change it and send it again
        </button>
      </p>
    </section>
  );
}
