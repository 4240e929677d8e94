import type { ReactNode } from 'react';
import type { MenuState } from './useMenuState.ts';

interface DisclosureProps {
  /** The id of the panel. */
  id: string;
  label: string;
  /** Whether the current page is in this group of the menu. */
  isCurrent: boolean;
  state: MenuState;
  /** Opening a `details` element closes the others with its name. Without a name, the current group starts open. */
  name: string | undefined;
  children: ReactNode;
}

/** A group that opens and closes: a `details` element until the script runs, then a button. */
export function Disclosure({ id, label, isCurrent, state, name, children }: DisclosureProps) {
  const ariaCurrent = isCurrent ? 'true' : undefined;
  if (!state.isLive) {
    return (
      <details className="menu-group" name={name} open={name === undefined && isCurrent}>
        <summary className="menu-toggle" aria-current={ariaCurrent}>
          {label}
        </summary>
        <div className="menu-panel" id={id}>
          {children}
        </div>
      </details>
    );
  }
  const isOpen = state.open.includes(id);
  return (
    <div className="menu-group">
      <button
        type="button"
        className="menu-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={ariaCurrent}
        onClick={() => state.toggle(id)}
      >
        {label}
      </button>
      <div className="menu-panel" id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
