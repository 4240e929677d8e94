import { Icon } from '../elements/Icon.tsx';

interface CopyButtonProps {
  /** e.g. "(800) 555-0142" */
  text: string;
  /** e.g. "number" */
  kind: string;
}

/** Hidden until the script runs. */
export function CopyButton({ text, kind }: CopyButtonProps) {
  return (
    <button type="button" className="copy" data-copyable={text} hidden>
      <Icon name="copy" />
      <Icon name="check" />
      <span>
        Copy {kind}
        <span className="sr-only"> {text}</span>
      </span>
    </button>
  );
}
