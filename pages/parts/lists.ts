import type { OtherJobsProps } from '../../components/jobs/OtherJobs.tsx';
import type { SiblingsProps } from '../../components/services/Siblings.tsx';
import type { FooterProps } from '../../components/shell/Footer.tsx';
import type { Column } from '../../components/shell/FooterColumn.tsx';
import {
  PATHS,
  pathOfCompanyPage,
  pathOfJob,
  pathOfJobs,
  pathOfOwnPage,
  pathOfService,
} from '../../site/model/paths.ts';
import type { Content } from '../../site/schema/content.ts';
import { listOpenJobs } from './jobs.ts';

/** Lists that many pages show, computed once. */
export interface Lists {
  footer: Pick<FooterProps, 'columns' | 'line'>;
  openJobs: OtherJobsProps;
  /** By the file names of their groups. */
  services: ReadonlyMap<string, SiblingsProps>;
}

export function makeLists(content: Content): Lists {
  const { groups, services } = content;
  const jobs = listOpenJobs(content).map((job) => ({ path: pathOfJob(job, content), title: job.title }));
  const ofGroups = groups.map(({ slug, title }) => {
    const others = services
      .filter(({ group }) => group === slug)
      .map((service) => ({ path: pathOfService(service), title: service.title, picture: service.picture }));
    return [slug, { group: title, others }] as const;
  });
  return {
    footer: { columns: listColumns(content, new Map(ofGroups)), line: listLine(content) },
    openJobs: { jobs, all: pathOfJobs(content) },
    services: new Map(ofGroups),
  };
}

/** How many items a list shows; the linked page shows the rest. */
const MOST = 12;

/** The other entries of a list, as many as fit. */
export function othersOf<Listed extends { path: string }>(listed: readonly Listed[], path: string): Listed[] {
  return listed
    .slice(0, MOST + 1)
    .filter((other) => other.path !== path)
    .slice(0, MOST);
}

function linkOf(entry: Content['ownPages'][number]): Column['links'][number] {
  return { label: entry.label ?? entry.title, path: pathOfOwnPage(entry) };
}

/** The last line of every page. */
function listLine({ pages, ownPages }: Content): Column['links'] {
  const siteMap = { label: pages['site-map'].title, path: PATHS['site-map'] };
  return [siteMap, ...ownPages.filter(({ footer }) => footer === 'line').map(linkOf)];
}

/** The service groups, then Company Info with Contact Us. */
function listColumns({ groups, company, pages, ownPages }: Content, services: Lists['services']): Column[] {
  const ofServices = groups.map(({ slug, title }) => ({
    heading: title,
    links: (services.get(slug)?.others ?? []).map(({ title: label, path }) => ({ label, path })),
  }));
  const ofCompany = {
    heading: pages['company-info'].title,
    links: [
      { label: pages.membership.title, path: PATHS.membership },
      ...company.map((entry) => ({ label: entry.label ?? entry.title, path: pathOfCompanyPage(entry) })),
      { label: pages.contact.title, path: PATHS.contact },
      ...ownPages.filter(({ footer }) => footer === 'company-info').map(linkOf),
    ],
  };
  return [...ofServices, ofCompany];
}
