import type { ReactNode } from 'react';
import { useKit } from './kit.ts';

/** A link to a path of this site or to an outside address; outside pages do not learn where visitors come from. */
export function Link({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  const { toUrl, path } = useKit();
  const inside = href.startsWith('/');
  return (
    <a
      className={className}
      href={inside ? toUrl(href) : href}
      rel={href.startsWith('https:') ? 'noopener' : undefined}
      aria-current={href === path ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
