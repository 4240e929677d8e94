import type { OtherJobsProps } from '../../components/jobs/OtherJobs.tsx';
import type { OtherServicesProps } from '../../components/services/OtherServices.tsx';
import type { FooterProps } from '../../components/shell/Footer.tsx';
import type { LinkColumn } from '../../components/shell/FooterColumn.tsx';
import {
  PATHS,
  toCompanyPagePath,
  toJobPath,
  toJobsPath,
  toOwnPagePath,
  toServicePath,
} from '../../site/model/paths.ts';
import type { Content } from '../../site/schema/content.ts';
import { listOpenJobs } from './jobs.ts';

/** Lists that many pages show, computed once. */
export interface SharedLists {
  footer: Pick<FooterProps, 'columns' | 'lastLine'>;
  openJobs: OtherJobsProps;
  /** The title of each group and links to all its services, by the slug of the group. */
  services: ReadonlyMap<string, { group: string; links: OtherServicesProps['others'] }>;
}

export function makeLists(content: Content): SharedLists {
  const { groups, services } = content;
  const jobs = listOpenJobs(content).map((job) => ({ path: toJobPath(job, content), title: job.title }));
  const groupEntries = groups.map(({ slug, title }) => {
    const links = services
      .filter(({ group }) => group === slug)
      .map((service) => ({ path: toServicePath(service), label: service.title }));
    return [slug, { group: title, links }] as const;
  });
  const servicesByGroup = new Map(groupEntries);
  return {
    footer: { columns: listColumns(content, servicesByGroup), lastLine: listLastLine(content) },
    openJobs: { jobs, allJobs: toJobsPath(content) },
    services: servicesByGroup,
  };
}

const MAX_ITEMS = 12;

/** Cuts before it filters, because lists can be long. */
export function listOthers<Listed extends { path: string }>(items: readonly Listed[], path: string): Listed[] {
  return items
    .slice(0, MAX_ITEMS + 1)
    .filter((other) => other.path !== path)
    .slice(0, MAX_ITEMS);
}

function toLink(entry: Content['ownPages'][number]): LinkColumn['links'][number] {
  return { label: entry.label ?? entry.title, path: toOwnPagePath(entry) };
}

function listLastLine({ pages, ownPages }: Content): LinkColumn['links'] {
  const siteMap = { label: pages['site-map'].title, path: PATHS['site-map'] };
  return [siteMap, ...ownPages.filter(({ footer }) => footer === 'line').map(toLink)];
}

function listColumns({ groups, company, pages, ownPages }: Content, services: SharedLists['services']): LinkColumn[] {
  const groupColumns = groups.map(({ slug, title }) => ({
    heading: title,
    links: services.get(slug)?.links ?? [],
  }));
  const companyColumn = {
    heading: pages['company-info'].title,
    links: [
      { label: pages.membership.title, path: PATHS.membership },
      ...company.map((entry) => ({ label: entry.label ?? entry.title, path: toCompanyPagePath(entry) })),
      { label: pages.contact.title, path: PATHS.contact },
      ...ownPages.filter(({ footer }) => footer === 'company-info').map(toLink),
    ],
  };
  return [...groupColumns.filter(({ links }) => links.length > 0), companyColumn];
}
