import type { HeadKind, PageHeadProps } from '../../components/page/PageHead.tsx';
import type { PictureField } from '../../engine/content/index.ts';
import type { Inputs } from '../page.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';

interface Headed {
  title: string;
  headline?: string | undefined;
  lead: string;
  picture?: PictureField | undefined;
}

/** The head of an inner page. */
export function pageHead(
  { title, headline = title, lead, picture }: Headed,
  { route, routes }: Pick<Inputs, 'route' | 'routes'>,
  kind: HeadKind = 'shelf',
): PageHeadProps {
  return { kind, headline, lead, picture, breadcrumbs: breadcrumbsOf(route, routes) };
}
