/** The routes and facts of the specification, copied from it by hand: the tests do not ask the site what it should hold. */

const PRODUCTS = ['grocery', 'meat', 'produce', 'bakerydeli', 'dollar-program', 'hbc-gm', 'private-brands'];
const RETAIL = ['advertising', 'retail-store-development', 'store-engineering', 'pricing'];
const SUPPORT = ['food-shows', 'operations', 'store-support-services', 'legal-services'];
const COMPANY = [
  'our-management-team',
  'employment-opportunities',
  'piggly-wiggly-format',
  'company-history',
  'what-our-retailers-are-saying',
];

const GROUPS = { 'product-categories': PRODUCTS, 'retail-services': RETAIL, 'support-services': SUPPORT };

export const SERVICES = Object.entries(GROUPS).flatMap(([group, slugs]) =>
  slugs.map((slug) => `/services/${group}/${slug}/`),
);

const COMPANY_PAGES = COMPANY.map((slug) => `/company-info/${slug}/`);

/** An addition to the specification: a page for each of its two jobs. */
export const JOBS = ['order-selector', 'cdl-driver'].map((slug) => `/company-info/employment-opportunities/${slug}/`);

/** Section 2: the 25 routes. */
export const ROUTES = [
  '/',
  '/services/',
  ...SERVICES,
  '/company-info/',
  ...COMPANY_PAGES,
  '/contact/',
  '/member-login/',
];

/** Pages beyond the specification. */
export const ADDED = ['/membership/', '/site-map/'];

/** Sections 1, 2 and 9: what a page says, where a visitor would look for it. */
export const FACTS: readonly (readonly [path: string, ...facts: string[]])[] = [
  ['/', 'more than 250', 'seven states', '$800 million', '22,000', '1959', '27', 'half', '7.5%', '90 days'],
  ['/', 'Serving Piggly Wiggly and Other Fine Grocers in the Southeast', 'What Our Retailers Are Saying'],
  ['/services/product-categories/grocery/', '22,000', '16,500', 'dairy', 'frozen'],
  ['/services/product-categories/meat/', '98%'],
  ['/services/product-categories/dollar-program/', 'dollar program'],
  ['/services/product-categories/private-brands/', 'private label'],
  ['/services/retail-services/retail-store-development/', '12', 'new stores', 'remodels'],
  ['/services/retail-services/pricing/', 'seven', 'price zones', '25%', 'on deal'],
  ['/services/support-services/food-shows/', 'three', '2.53%', '$100,000', '$400,000', '$72,358', '$289,432'],
  ['/services/support-services/operations/', '99%', '1,500', 'cross-dock', '1 million square f', '260+'],
  ['/services/support-services/store-support-services/', '40 by 48 inches', 'cardboard'],
  ['/services/support-services/legal-services/', 'free', 'members'],
  ['/company-info/company-history/', '1959', '27', '260+', 'seven states', '$800 million', '1 million square f'],
  ['/company-info/piggly-wiggly-format/', '1916'],
  ['/company-info/employment-opportunities/', '$19.00', '$22.39', '90 days', '$24.00', '50 lb', 'CDL'],
  ['/company-info/employment-opportunities/order-selector/', '$19.00', '$22.39', 'after 90 days', '50 lb'],
  ['/company-info/employment-opportunities/cdl-driver/', '$24.00', '50 lb', 'CDL'],
  ['/membership/', '27', '1959', 'more than 250', 'seven states', 'half', 'ten-year', '7.5%', '90 days', '12 weeks'],
  ['/membership/', '$10,000', '$5,000', '$375', '$3,750'],
  ['/services/retail-services/retail-store-development/', '12-week deferred payment'],
  ['/services/support-services/food-shows/', 'Weekly volume', 'Amount paid', 'reported savings', 'not a promise'],
  ['/member-login/', 'Member Login', 'This area is restricted to CGDC members.'],
];

/** As content/facts.md writes those of them that nothing else could be taken for. */
export const FIGURES = [
  ...['"1959"', '"1916"', '$800 million', '22,000', '16,500', '1,500', '99%', '98%', '25%', '40 by 48 inches'],
  ...['2.53%', '$100,000', '$72,358', '$400,000', '$289,432', '7.5%', '$19.00', '$22.39', '$24.00', '50 lb'],
];
