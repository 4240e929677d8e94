import { HONEYPOT_NAME } from './honeypot-name.ts';

/** Robots fill in every field. If this one is filled in, the form says so and offers other ways to send the message. */
export function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={HONEYPOT_NAME}>Leave empty</label>
      <input id={HONEYPOT_NAME} name={HONEYPOT_NAME} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
