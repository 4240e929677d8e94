import { TRAP } from './trap.ts';

/** Robots fill in every field. A filled trap loses no message: the form says so and offers other ways to send it. */
export function ContactTrap() {
  return (
    <div className="unseen" aria-hidden="true">
      <label htmlFor={TRAP}>Leave empty</label>
      <input id={TRAP} name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
