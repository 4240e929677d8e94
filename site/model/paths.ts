/** Where each kind of entry has its page or its file, without the base path. */
/** Of single pages, by the names of their files in content/pages. */
export const PATHS = {
  home: '/',
  services: '/services/',
  membership: '/membership/',
  'company-info': '/company-info/',
  contact: '/contact/',
  'member-login': '/member-login/',
  'site-map': '/site-map/',
  'not-found': '/404.html',
} as const;

interface Named {
  slug: string;
}

/** The pages of Company Info, of which one may list the jobs. */
interface Listed {
  company: readonly (Named & { layout: string })[];
}

/** The tab of a group of services; the small page at `pathOfGroup` leads there. */
export const tabOfGroup = ({ slug }: Named): string => `${PATHS.services}#${slug}`;

export const pathOfGroup = ({ slug }: Named): string => `${PATHS.services}${slug}/`;

/** e.g. "/services/product-categories/grocery/" */
export const pathOfService = ({ group, slug }: Named & { group: string }): string =>
  `${pathOfGroup({ slug: group })}${slug}/`;

/** e.g. "/company-info/company-history/" */
export const pathOfCompanyPage = ({ slug }: Named): string => `${PATHS['company-info']}${slug}/`;

/** Of a page that is there by its file alone, e.g. "/privacy/". */
export const pathOfOwnPage = ({ slug }: Named): string => `/${slug}/`;

/** Of one contact, e.g. "/contact/dana-reyes.vcf". */
export const vcardOf = ({ slug }: Named): string => `${PATHS.contact}${slug}.vcf`;

/** The cards of all new-stores contacts in one file. */
export const ALL_CONTACTS = `${PATHS.contact}new-stores-managers.vcf`;

/** Where one writes to a contact. */
export const formTo = ({ slug }: Named): string => `${PATHS.contact}?to=${slug}#write`;

/** Beside the page of its service, e.g. "/services/support-services/food-shows/2027-spring.ics". */
export const calendarOf = ({ slug }: Named, service: Named & { group: string }): string =>
  `${pathOfService(service)}${slug}.ics`;

/** Below the page that lists the jobs, e.g. "/company-info/employment-opportunities/cdl-driver/". */
export function pathOfJob({ slug }: Named, content: Listed): string {
  return `${pathOfJobs(content)}${slug}/`;
}

/** Where all jobs are listed. */
export function pathOfJobs({ company }: Listed): string {
  const list = company.find(({ layout }) => layout === 'jobs');
  return list ? pathOfCompanyPage(list) : PATHS['company-info'];
}
