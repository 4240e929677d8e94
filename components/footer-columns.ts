import type { Content } from '../build/schema/content.ts';
import { pathOf } from './services.ts';

export interface Column {
  heading: string;
  links: { label: string; path: string }[];
}

/** The groups of services, then Company Info together with Contact Us. */
export function footerColumns({ groups, services, company, pages }: Content): Column[] {
  const ofServices = groups.map((group) => ({
    heading: group.title,
    links: services
      .filter((service) => service.group === group.slug)
      .map((service) => ({ label: service.title, path: pathOf(service) })),
  }));
  const ofCompany = {
    heading: pages['company-info'].title,
    links: [
      { label: pages.membership.title, path: '/membership/' },
      ...company.map(({ label, title, slug }) => ({ label: label ?? title, path: `/company-info/${slug}/` })),
      { label: pages.contact.title, path: '/contact/' },
    ],
  };
  return [...ofServices, ofCompany];
}
