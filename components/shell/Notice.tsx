import { Link } from '../elements/Link.tsx';

export interface NoticeProps {
  text: string;
  link?: { label: string; href: string } | undefined;
}

/** News of the day above the header of every page, such as a closed warehouse. */
export function Notice({ text, link }: NoticeProps) {
  return (
    <aside className="notice on-dark" aria-label="Notice">
      <p className="wide">
        {text} {link && <Link href={link.href}>{link.label}</Link>}
      </p>
    </aside>
  );
}
