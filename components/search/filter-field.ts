/** The id of the field that filters the site map. Links to it focus it. */
export const FILTER_FIELD = 'page-filter';
