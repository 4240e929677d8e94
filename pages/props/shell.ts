import type { ShellProps } from '../../components/shell/PageShell.tsx';
import type { PageInputs } from '../page.ts';
import { makeNavigation } from './navigation.ts';

/** Header and footer of a page. */
export function resolveShell({
  content,
  route,
  sharedLists,
  toUrl,
  year,
}: Pick<PageInputs, 'content' | 'route' | 'sharedLists' | 'toUrl' | 'year'>): ShellProps {
  const { name, notice, footer: text, phone, hours, origin } = content.site;
  return {
    name,
    notice: notice && { text: notice.text, link: notice.link },
    navigation: makeNavigation({ content, route, toUrl }),
    footer: {
      text,
      phone,
      hours,
      ...sharedLists.footer,
      year,
      name,
      url: origin + toUrl(route.path),
    },
  };
}
