import type { FrameProps } from '../../components/frame/Frame.tsx';
import { PATHS } from '../../site/model/paths.ts';
import type { Inputs } from '../page.ts';
import { makeNavigation } from './navigation.ts';

/** What stands around a page. */
export function resolveFrame({
  content,
  route,
  lists,
  toUrl,
  year,
}: Pick<Inputs, 'content' | 'route' | 'lists' | 'toUrl' | 'year'>): FrameProps {
  const { pages, site } = content;
  const { name, footer: words, phone, hours, origin } = site;
  return {
    name,
    navigation: makeNavigation({ content, route, toUrl }),
    footer: {
      words,
      phone,
      hours,
      columns: lists.footer,
      year,
      name,
      address: origin + toUrl(route.path),
      siteMap: { path: PATHS['site-map'], title: pages['site-map'].title },
    },
  };
}
