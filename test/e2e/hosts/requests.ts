import { z } from 'zod';
import { HOSTS, type HostName } from '../../../engine/core/page.ts';
import { readTable } from '../../support/table.ts';

const REVALIDATED = 'public, max-age=0, must-revalidate';
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The result of a request, after all redirects. */
const answer = z.object({
  /** The statuses of the redirects on the way. */
  redirects: z.array(z.number()).default([]),
  status: z.number().default(200),
  /** The final path, without the base path; by default the requested one. */
  finalPath: z.string().optional(),
  type: z.string().default('text/html; charset=utf-8'),
  /** The Cache-Control of the last response. */
  caching: z.string().default(REVALIDATED),
});
export type Answer = z.output<typeof answer>;

/** test/fixtures/tables/host-requests.yaml explains the fields. */
const row = z.strictObject({
  ...answer.shape,
  ...{ request: z.string(), path: z.string().optional(), asset: z.string().optional(), hidden: z.boolean().optional() },
  except: z.partialRecord(z.enum(HOSTS), z.record(z.string(), z.unknown())).default({}),
});

/**
 * The requests, each with the answer of a host. Those marked `hidden` are only for self-hosted servers.
 * @param findAsset finds an asset of a kind, without the base path, e.g. ".css" → "/assets/site.1f2e3d4c5b.css"
 */
export function listRequests(host: HostName, isSelfHosted: boolean, findAsset: (ending: string) => string) {
  const rows = readTable('host-requests', z.array(row)).filter(({ hidden }) => isSelfHosted || !hidden);
  return rows.map(({ request, asset, path = findAsset(asset ?? ''), except, ...given }) => {
    const caching = asset === undefined ? given.caching : IMMUTABLE;
    // Cloudflare Pages sends its error page without Cache-Control.
    const own = given.status === 404 && host === 'cloudflare-pages' ? { caching: 'none' } : {};
    return { request, path, answer: answer.parse({ finalPath: path, ...given, caching, ...own, ...except[host] }) };
  });
}
