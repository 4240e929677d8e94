import { Icon, type IconName } from './Icon.tsx';

/** Text with an icon that wraps together with the last word. */
export function TextWithIcon({ children: text, icon }: { children: string; icon: IconName }) {
  const start = text.lastIndexOf(' ') + 1;
  return (
    <span>
      {text.slice(0, start)}
      <span className="last-word nowrap">
        {text.slice(start)}
        <Icon name={icon} />
      </span>
    </span>
  );
}
