import { Icon } from './Icon.tsx';
import { Link, type LinkTarget } from './Link.tsx';
import { TextWithIcon } from './TextWithIcon.tsx';

interface ActionsProps {
  /** The first is the button. */
  links: readonly LinkTarget[];
  /** Classes of the button. */
  theme?: 'button' | 'button button-call';
}

/** A call to action: a button and alternatives. */
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
            <TextWithIcon icon="arrow">{label}</TextWithIcon>
          </Link>
        ),
      )}
    </div>
  );
}
