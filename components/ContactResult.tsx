/** The composed message, shown after Send: what the mail program was given, and what to copy if none opened. */
export function ContactResult() {
  return (
    <section className="form-result" aria-labelledby="contact-result-title" tabIndex={-1} data-result hidden>
      <h3 id="contact-result-title">Your message is ready</h3>
      <p data-result-mail>
        Your own mail program sends it: look for a new message there, and press its Send button. If none has opened,
        copy the message.
      </p>
      <p data-result-long>
        It is too long to be handed to a mail program. Please copy it, and send it from your own mail program.
      </p>
      <p>
        To: <strong data-result-to />
      </p>
      <label className="form-label" htmlFor="contact-composed">
        The message
      </label>
      <textarea className="form-input" id="contact-composed" rows={9} readOnly data-result-text />
      <p className="form-copy">
        <button type="button" className="button" data-copy>
          Copy
        </button>
        <span role="status" data-copied />
      </p>
    </section>
  );
}
