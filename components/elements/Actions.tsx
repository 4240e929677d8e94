import { Icon } from './Icon.tsx';
import { LastWord } from './LastWord.tsx';
import { Link, type LinkTarget } from './Link.tsx';

interface ActionsProps {
  /** The first is the button. */
  links: readonly LinkTarget[];
  /** The classes of the button. */
  theme?: 'button' | 'button button-call';
}

/** What to do next: a button, and what one may do instead. */
export function Actions({ links, theme = 'button' }: ActionsProps) {
  return (
    <div className="actions">
      {links.map(({ label, href }, index) =>
        index === 0 ? (
          <Link key={href} className={theme} href={href}>
            {label}
            <Icon name="arrow" />
          </Link>
        ) : (
          <Link key={href} className="more" href={href}>
            <LastWord icon="arrow">{label}</LastWord>
          </Link>
        ),
      )}
    </div>
  );
}
