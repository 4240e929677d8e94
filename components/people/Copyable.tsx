import type { ReactNode } from 'react';
import { Icon } from '../elements/Icon.tsx';

interface CopyableProps {
  /** Goes to the clipboard, e.g. "(800) 555-0142". */
  what: string;
  /** The link that shows it. */
  children: ReactNode;
}

/** A link with a button that copies its words; the button waits for the script. */
export function Copyable({ what, children }: CopyableProps) {
  return (
    <div className="copyable">
      {children}
      <button type="button" className="copy" data-words={what} hidden>
        <Icon name="copy" />
        <Icon name="check" />
        <span className="unseen">Copy {what}</span>
      </button>
    </div>
  );
}
