import type { IntroKind, PageIntroProps } from '../../components/page/PageIntro.tsx';
import type { PictureField } from '../../engine/content/index.ts';
import type { PageInputs } from '../page.ts';
import { listBreadcrumbs } from './breadcrumbs.ts';

interface IntroFields {
  title: string;
  headline?: string | undefined;
  lead: string;
  picture?: PictureField | undefined;
}

/** The first part of an inner page. */
export function resolveIntro(
  { title, headline = title, lead, picture }: IntroFields,
  { route, routes }: Pick<PageInputs, 'route' | 'routes'>,
  kind: IntroKind = 'shelf',
): PageIntroProps {
  return { kind, headline, lead, picture, breadcrumbs: listBreadcrumbs(route, routes) };
}
