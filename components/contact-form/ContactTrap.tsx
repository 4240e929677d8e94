import { TRAP } from './trap.ts';

/** Robots fill in every field. The site drops nothing because of it: it says so, and offers other ways. */
export function ContactTrap() {
  return (
    <div className="unseen" aria-hidden="true">
      <label htmlFor={TRAP}>Leave empty</label>
      <input id={TRAP} name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
