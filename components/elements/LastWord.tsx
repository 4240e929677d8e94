import { Icon, type IconName } from './Icon.tsx';

/** Words with a sign behind the last of them, which goes with it to the next line: none stands there alone. */
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
