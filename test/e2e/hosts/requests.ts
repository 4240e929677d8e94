import { z } from 'zod';
import { readTable } from '../../support/table.ts';

const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

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
  request: z.string(),
  path: z.string().optional(),
  asset: z.string().optional(),
  statusOnApache: z.number().optional(),
});

/**
 * The requests, each with the answer of a server.
 * @param findAsset finds an asset of a kind, without the base path, e.g. ".css" → "/assets/site.1f2e3d4c5b.css"
 */
export function listRequests(host: 'nginx' | 'apache', findAsset: (ending: string) => string) {
  const rows = readTable('host-requests', z.array(row));
  return rows.map(({ request, asset, path = findAsset(asset ?? ''), statusOnApache, ...given }) => {
    const caching = asset === undefined ? given.caching : IMMUTABLE;
    const status = host === 'apache' ? (statusOnApache ?? given.status) : given.status;
    return { request, path, answer: answer.parse({ finalPath: path, ...given, caching, status }) };
  });
}
