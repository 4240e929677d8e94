/** Without the base path, e.g. "/contact/dana-reyes.vcf". */
export function vcardOf({ slug }: { slug: string }): string {
  return `/contact/${slug}.vcf`;
}

/** The cards of all new-stores contacts in one file. */
export const ALL_CONTACTS = '/contact/new-stores-managers.vcf';
