import { copyFixture, type FixtureSite } from '../../support/fixture-site.ts';

/** A copy of the base site with these hosts, e.g. "netlify, apache". */
export function copyForHosts(hosts: string): FixtureSite {
  const site = copyFixture();
  site.edit('site.md', 'base: /', `base: /\nhosts: [${hosts}]`);
  return site;
}

export async function buildForHosts(
  hosts: string,
  options: { base?: string; origin?: string } = {},
): Promise<FixtureSite> {
  const site = copyForHosts(hosts);
  await site.build(options);
  return site;
}
