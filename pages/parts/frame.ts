import type { Column } from '../../components/frame/FooterColumn.tsx';
import type { FrameProps } from '../../components/frame/Frame.tsx';
import { PATHS, pathOfCompanyPage, pathOfService } from '../../site/model/paths.ts';
import type { Content } from '../../site/schema/content.ts';
import type { Inputs } from '../page.ts';
import { makeNavigation } from './navigation.ts';

/** What stands around a page. */
export function resolveFrame({
  content,
  route,
  toUrl,
  year,
}: Pick<Inputs, 'content' | 'route' | 'toUrl' | 'year'>): FrameProps {
  const { pages, site } = content;
  const { name, footer: words, phone, hours, origin } = site;
  return {
    name,
    navigation: makeNavigation({ content, route, toUrl }),
    footer: {
      words,
      phone,
      hours,
      columns: listColumns(content),
      year,
      name,
      address: origin + toUrl(route.path),
      siteMap: { path: PATHS['site-map'], title: pages['site-map'].title },
    },
  };
}

/** The groups of services, then Company Info together with Contact Us. */
function listColumns({ groups, services, company, pages }: Content): Column[] {
  const ofServices = groups.map((group) => ({
    heading: group.title,
    links: services
      .filter((service) => service.group === group.slug)
      .map((service) => ({ label: service.title, path: pathOfService(service) })),
  }));
  const ofCompany = {
    heading: pages['company-info'].title,
    links: [
      { label: pages.membership.title, path: PATHS.membership },
      ...company.map((entry) => ({ label: entry.label ?? entry.title, path: pathOfCompanyPage(entry) })),
      { label: pages.contact.title, path: PATHS.contact },
    ],
  };
  return [...ofServices, ofCompany];
}
