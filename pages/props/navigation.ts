import type { NavItem, Navigation, NavListItem } from '../../components/menu/navigation.ts';
import { FILTER_FIELD } from '../../components/search/filter-field.ts';
import { dropCommonStart } from '../../site/model/names.ts';
import {
  PATHS,
  toCompanyPagePath,
  toGroupPath,
  toGroupTabUrl,
  toOwnPagePath,
  toServicePath,
} from '../../site/model/paths.ts';
import type { OwnPage } from '../../site/schema/pages.ts';
import type { PageInputs } from '../page.ts';

type MenuContext = Pick<PageInputs, 'route' | 'toUrl'>;

/** The menu. New groups, services, company pages, and pages of content/pages with the field `menu` appear in it automatically. */
export function makeNavigation(inputs: Pick<PageInputs, 'content' | 'route' | 'toUrl'>): Navigation {
  const { pages, groups, company, site: settings } = inputs.content;
  const companyInfo = makeItem(inputs, pages['company-info'].title, PATHS['company-info']);
  const services = makeItem(inputs, pages.services.title, PATHS.services);
  const siteMap = makeItem(inputs, 'Search', PATHS['site-map']);
  const addedToServices = listOwnPages(inputs, 'services');
  const addedToCompanyInfo = listOwnPages(inputs, 'company-info');
  return {
    first: [makeItem(inputs, 'Home', PATHS.home), makeItem(inputs, pages.membership.title, PATHS.membership)],
    groups: [
      {
        ...services,
        current: services.current ?? sectionIfCurrent(addedToServices),
        id: 'menu-services',
        items: [
          makeOverview(inputs, 'All services', PATHS.services),
          ...groups.map((group) => makeServiceGroup(inputs, group)),
          ...addedToServices,
        ],
      },
      {
        ...companyInfo,
        // The paths of these pages don't begin with the path of Company Info.
        current: companyInfo.current ?? sectionIfCurrent(addedToCompanyInfo),
        id: 'menu-company-info',
        items: [
          makeOverview(inputs, 'Overview', PATHS['company-info']),
          ...company.map((entry) => makeItem(inputs, entry.label ?? entry.title, toCompanyPagePath(entry))),
          ...addedToCompanyInfo,
        ],
      },
    ],
    contact: makeItem(inputs, pages.contact.title, PATHS.contact),
    search: { ...siteMap, href: `${siteMap.href}#${FILTER_FIELD}` },
    memberLogin: settings.memberLogin,
    contacts: listContacts(inputs.content),
  };
}

/** A tab of Services, and its services below it. */
function makeServiceGroup(
  inputs: MenuContext & Pick<PageInputs, 'content'>,
  group: PageInputs['content']['groups'][number],
): NavListItem {
  const services = inputs.content.services.filter((service) => service.group === group.slug);
  const items = services.map((service) => makeItem(inputs, service.title, toServicePath(service)));
  const tab = { ...makeItem(inputs, group.title, toGroupPath(group)), href: inputs.toUrl(toGroupTabUrl(group)) };
  return items.length > 0 ? { ...tab, items } : tab;
}

/** The office and the new-stores contacts. */
function listContacts({ contacts, pages, site: { phone, hours } }: PageInputs['content']): Navigation['contacts'] {
  const titles = dropCommonStart(contacts.map(({ title }) => title));
  const people = contacts.map(({ name, phone }, index) => ({ name, title: titles[index] ?? '', phone }));
  return { phone, hours, heading: pages.contact.peopleHeading, people };
}

function listOwnPages(inputs: MenuContext & Pick<PageInputs, 'content'>, menu: OwnPage['menu']): NavItem[] {
  return inputs.content.ownPages
    .filter((entry) => entry.menu === menu)
    .map((entry) => makeItem(inputs, entry.label ?? entry.title, toOwnPagePath(entry)));
}

function sectionIfCurrent(items: readonly NavItem[]): NavItem['current'] {
  return items.some(({ current }) => current !== undefined) ? 'section' : undefined;
}

function makeItem({ route, toUrl }: MenuContext, label: string, path: string): NavItem {
  return { label, href: toUrl(path), current: findCurrent(path, route.path) };
}

/** The first link of a menu group leads to the group's own page. It is current on that page only. */
function makeOverview(context: MenuContext, label: string, path: string): NavItem {
  return { ...makeItem(context, label, path), current: path === context.route.path ? 'page' : undefined };
}

function findCurrent(path: string, currentPath: string): NavItem['current'] {
  if (path === currentPath) return 'page';
  return path !== PATHS.home && currentPath.startsWith(path) ? 'section' : undefined;
}
