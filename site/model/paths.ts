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

/** The tab of a service group. The page at `toGroupPath` redirects to it. */
export const toGroupTabUrl = ({ slug }: Named): string => `${PATHS.services}#${slug}`;

export const toGroupPath = ({ slug }: Named): string => `${PATHS.services}${slug}/`;

/** e.g. "/services/product-categories/grocery/" */
export const toServicePath = ({ group, slug }: Named & { group: string }): string =>
  `${toGroupPath({ slug: group })}${slug}/`;

/** e.g. "/company-info/company-history/" */
export const toCompanyPagePath = ({ slug }: Named): string => `${PATHS['company-info']}${slug}/`;

/** A page that an author adds as a file in content/pages, e.g. "/privacy/". */
export const toOwnPagePath = ({ slug }: Named): string => `/${slug}/`;

/** The vCard of one contact, e.g. "/contact/dana-reyes.vcf". */
export const toVcardPath = ({ slug }: Named): string => `${PATHS.contact}${slug}.vcf`;

/** The vCards of all new-stores contacts, in one file. */
export const ALL_VCARDS = `${PATHS.contact}new-stores-managers.vcf`;

/** The contact form, with a contact selected. */
export const toFormUrl = ({ slug }: Named): string => `${PATHS.contact}?to=${slug}#write`;

/** The calendar file of a food show, e.g. "/services/support-services/food-shows/2027-spring.ics". */
export const toCalendarPath = ({ slug }: Named, service: Named & { group: string }): string =>
  `${toServicePath(service)}${slug}.ics`;

/** e.g. "/company-info/employment-opportunities/cdl-driver/" */
export function toJobPath({ slug }: Named, content: CompanyPages): string {
  return `${toJobsPath(content)}${slug}/`;
}

export function toJobsPath({ company }: CompanyPages): string {
  const list = company.find(({ layout }) => layout === 'jobs');
  return list ? toCompanyPagePath(list) : PATHS['company-info'];
}
