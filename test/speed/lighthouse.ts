/** Measures the first visit of a phone with Lighthouse. It is not a dependency of this project, so npx runs it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { launchBrowser } from '../support/browser/launch.ts';
import { closeAtEnd } from '../support/close.ts';
import type { PageLoad } from './baseline.ts';

/** The newest version that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** The audits, by their column in the printed table. */
const AUDITS = {
  'FCP, ms': 'first-contentful-paint',
  'LCP, ms': 'largest-contentful-paint',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};
const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

/** @param canInstall whether npm may download Lighthouse */
export async function openLighthouse(canInstall: boolean) {
  const { browser } = await launchBrowser();
  closeAtEnd(() => browser.close());
  const { port } = new URL(browser.wsEndpoint());
  return async (url: string): Promise<PageLoad> => {
    const flags = ['--port', port, '--output', 'json', '--quiet'];
    const command = [canInstall ? '--yes' : '--no', LIGHTHOUSE, url, ...flags];
    const { stdout } = await promisify(execFile)('npx', command, { maxBuffer: Infinity });
    const { audits, categories, runtimeError } = report.parse(JSON.parse(stdout));
    if (runtimeError) throw new Error(runtimeError.message);
    const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]);
    const numbers = Object.entries(AUDITS).map(([column, audit]) => [column, audits[audit]?.numericValue ?? NaN]);
    return Object.fromEntries([...numbers, ...scores]);
  };
}
