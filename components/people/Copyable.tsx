import type { ReactNode } from 'react';
import { Icon } from '../elements/Icon.tsx';

interface CopyableProps {
  /** The text to copy, e.g. "(800) 555-0142". */
  text: string;
  /** The link with that text. */
  children: ReactNode;
}

/** A link with a copy button, which is hidden until the script runs. */
export function Copyable({ text, children }: CopyableProps) {
  return (
    <div className="copyable">
      {children}
      <button type="button" className="copy" data-copyable={text} hidden>
        <Icon name="copy" />
        <Icon name="check" />
        <span className="unseen">Copy {text}</span>
      </button>
    </div>
  );
}
