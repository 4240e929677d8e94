import { Icon, type IconName } from './Icon.tsx';

/** Text with an icon that wraps together with the last word. */
export function LastWord({ children: words, icon }: { children: string; icon: IconName }) {
  const start = words.lastIndexOf(' ') + 1;
  return (
    <span>
      {words.slice(0, start)}
      <span className="last-word unparted">
        {words.slice(start)}
        <Icon name={icon} />
      </span>
    </span>
  );
}
