import type { ReactNode } from 'react';
import { usePage } from '../page-context.ts';

export interface LinkTarget {
  label: string;
  href: string;
}

/** A link to this site or another. Other sites get no referrer (engine/render/head.ts). */
export function Link({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  const { toUrl, path } = usePage();
  const isInternal = href.startsWith('/');
  return (
    <a className={className} href={isInternal ? toUrl(href) : href} aria-current={href === path ? 'page' : undefined}>
      {children}
    </a>
  );
}
