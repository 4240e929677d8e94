import type { IntroKind, PageIntroProps } from '../../components/page/PageIntro.tsx';
import type { PictureField } from '../../engine/content/index.ts';
import type { PageInputs } from '../page.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';

interface IntroFields {
  title: string;
  headline?: string | undefined;
  lead: string;
  picture?: PictureField | undefined;
}

/**
 * The first part of an inner page.
 * @param kind its layout; `shelf` has a picture beside the headline, and below both a band that looks like the edge of a shelf
 */
export function resolveIntro(
  { title, headline = title, lead, picture }: IntroFields,
  { route, routes }: Pick<PageInputs, 'route' | 'routes'>,
  kind: IntroKind = 'shelf',
): PageIntroProps {
  return { kind, headline, lead, picture, breadcrumbs: breadcrumbsOf(route, routes) };
}
