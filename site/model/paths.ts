/** Paths of the pages that the site always has, by their file names in content/pages. No path here begins with the base path. */
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

/** The pages of Company Info, one of which may list the jobs. */
interface CompanyPages {
  company: readonly (Named & { layout: string })[];
}

/** The tab of a service group. The page at `pathOfGroup` redirects to it. */
export const tabUrlOfGroup = ({ slug }: Named): string => `${PATHS.services}#${slug}`;

export const pathOfGroup = ({ slug }: Named): string => `${PATHS.services}${slug}/`;

/** e.g. "/services/product-categories/grocery/" */
export const pathOfService = ({ group, slug }: Named & { group: string }): string =>
  `${pathOfGroup({ slug: group })}${slug}/`;

/** e.g. "/company-info/company-history/" */
export const pathOfCompanyPage = ({ slug }: Named): string => `${PATHS['company-info']}${slug}/`;

/** A page that an author adds as a file in content/pages, e.g. "/privacy/". */
export const pathOfOwnPage = ({ slug }: Named): string => `/${slug}/`;

/** The vCard of one contact, e.g. "/contact/dana-reyes.vcf". */
export const pathOfVcard = ({ slug }: Named): string => `${PATHS.contact}${slug}.vcf`;

/** The vCards of all new-stores contacts, in one file. */
export const ALL_VCARDS = `${PATHS.contact}new-stores-managers.vcf`;

/** The contact form, with a contact selected. */
export const formUrlOf = ({ slug }: Named): string => `${PATHS.contact}?to=${slug}#write`;

/** The calendar file of a food show, e.g. "/services/support-services/food-shows/2027-spring.ics". */
export const pathOfCalendar = ({ slug }: Named, service: Named & { group: string }): string =>
  `${pathOfService(service)}${slug}.ics`;

/** e.g. "/company-info/employment-opportunities/cdl-driver/" */
export function pathOfJob({ slug }: Named, content: CompanyPages): string {
  return `${pathOfJobs(content)}${slug}/`;
}

export function pathOfJobs({ company }: CompanyPages): string {
  const list = company.find(({ layout }) => layout === 'jobs');
  return list ? pathOfCompanyPage(list) : PATHS['company-info'];
}
