/** Visits pages as a phone does for the first time, with Lighthouse, which is not a dependency of this project. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { launchBrowser } from '../support/browser/launch.ts';
import { closeAtEnd } from '../support/close.ts';

/** The newest that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const metric = z.object({ numericValue: z.number() });
const transfer = z.object({ resourceType: z.string(), transferSize: z.number() });
const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({
    'first-contentful-paint': metric,
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
    'resource-summary': z.object({ details: z.object({ items: z.array(transfer) }) }),
  }),
});

export type LighthouseResult = ReturnType<typeof readResult>;

/** @param install whether npm may download Lighthouse */
export async function openLighthouse(install: boolean) {
  // The certificate of the HTTP/2 server is self-signed.
  const { browser } = await launchBrowser(process.env, ['--ignore-certificate-errors']);
  closeAtEnd(() => browser.close());
  const { port } = new URL(browser.wsEndpoint());
  const run = promisify(execFile);
  return async (address: string) => {
    const command = [install ? '--yes' : '--no', LIGHTHOUSE, address, '--port', port, '--output', 'json', '--quiet'];
    const { stdout } = await run('npx', command, { maxBuffer: Infinity });
    return readResult(stdout);
  };
}

function readResult(json: string) {
  const { audits, categories, runtimeError } = report.parse(JSON.parse(json));
  if (runtimeError) throw new Error(runtimeError.message);
  const transfers = audits['resource-summary'].details.items;
  const bytesOf = (type: string) => transfers.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0;
  return {
    /** In milliseconds, except for `cls`, which has no unit. */
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    /** Transferred before any scrolling. */
    bytes: {
      ...{ html: bytesOf('document'), style: bytesOf('stylesheet'), script: bytesOf('script') },
      ...{ font: bytesOf('font'), picture: bytesOf('image'), other: bytesOf('other') },
    },
    /** Performance, accessibility, best practices and SEO, each from 0 to 100. */
    scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
  };
}
