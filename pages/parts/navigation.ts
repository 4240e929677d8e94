import type { NavItem, Navigation } from '../../components/menu/navigation.ts';
import { pathOfCompanyPage } from '../../site/model/paths.ts';
import type { Inputs } from '../page.ts';

type Place = Pick<Inputs, 'route' | 'toUrl'>;

/** The menu of a page. A new page of a collection appears in it by itself. */
export function makeNavigation(inputs: Pick<Inputs, 'content' | 'route' | 'toUrl'>): Navigation {
  const { pages, groups, company, site: settings } = inputs.content;
  const membership = makeItem(inputs, pages.membership.title, '/membership/');
  const companyInfo = makeItem(inputs, pages['company-info'].title, '/company-info/');
  return {
    home: makeItem(inputs, 'Home', '/'),
    groups: [
      {
        ...makeItem(inputs, pages.services.title, '/services/'),
        id: 'menu-services',
        items: [
          makeOverview(inputs, 'All services', '/services/'),
          ...groups.map(({ title, slug }) => ({
            ...makeItem(inputs, title, `/services/${slug}/`),
            href: inputs.toUrl(`/services/#${slug}`),
          })),
        ],
      },
      {
        ...companyInfo,
        // It belongs here, though its path does not say so.
        current: companyInfo.current ?? (membership.current && 'section'),
        id: 'menu-company-info',
        items: [
          makeOverview(inputs, 'Overview', '/company-info/'),
          membership,
          ...company.map((entry) => makeItem(inputs, entry.label ?? entry.title, pathOfCompanyPage(entry))),
        ],
      },
    ],
    contact: makeItem(inputs, pages.contact.title, '/contact/'),
    memberLogin: settings.memberLogin,
  };
}

function makeItem({ route, toUrl }: Place, label: string, path: string): NavItem {
  return { label, href: toUrl(path), current: currentOf(path, route.path) };
}

/** The page that heads a group stands in its own list, beside the pages below it: it is current only by itself. */
function makeOverview(place: Place, label: string, path: string): NavItem {
  return { ...makeItem(place, label, path), current: path === place.route.path ? 'page' : undefined };
}

function currentOf(path: string, shown: string): NavItem['current'] {
  if (path === shown) return 'page';
  return path !== '/' && shown.startsWith(path) ? 'section' : undefined;
}
