import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { launchBrowser } from '../support/browser/launch.ts';
import { closeAtEnd } from '../support/close.ts';

/** What a visit cost the visitor. */
export interface Cost {
  /** In milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** As transferred before any scrolling, in bytes, by kind. */
  bytes: { html: number; style: number; script: number; font: number; picture: number; other: number };
  /** Of 100: performance, accessibility, best practices, search engines. */
  scores: number[];
}

/** Visits an address as a phone does for the first time. */
type Audit = (address: string) => Promise<Cost>;

/** The newest that runs on Node 20. */
const LIGHTHOUSE = '12.8.2';
/** Nobody vouches for the key of a bench. */
const KEYS_OF_THE_BENCH = ['--ignore-certificate-errors'];
const RESOURCE_TYPES = new Map<string, keyof Cost['bytes']>([
  ['Document', 'html'],
  ['Stylesheet', 'style'],
  ['Script', 'script'],
  ['Font', 'font'],
  ['Image', 'picture'],
]);

const metric = z.object({ numericValue: z.number() });
const request = z.object({ resourceType: z.string().optional(), transferSize: z.number() });
const report = z.object({
  lighthouseVersion: z.string(),
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({
    'first-contentful-paint': metric,
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
    'network-requests': z.object({ details: z.object({ items: z.array(request) }) }),
  }),
});
/** Its own types name packages that are not this project's. */
const lighthouse = z.object({ default: z.custom<(url: string, flags: object) => Promise<{ lhr: unknown }>>() });

/**
 * Lighthouse, which is no package of this project, with a browser of its own.
 * @param wanted whether npm may get it
 * @param home a folder that may hold it
 * @throws with what to write
 */
export async function findLighthouse(wanted: boolean, home: string): Promise<Audit> {
  const { default: visit } = lighthouse.parse(await import(find() ?? install(wanted, home)));
  const { browser } = await launchBrowser(process.env, KEYS_OF_THE_BENCH);
  const port = Number(new URL(browser.wsEndpoint()).port);
  closeAtEnd(() => browser.close());
  return async (address) => readCost((await visit(address, { port, output: 'json' })).lhr);
}

/** The address of one that was installed beside the packages of the project. */
function find(): string | undefined {
  try {
    return import.meta.resolve('lighthouse');
  } catch {
    return undefined;
  }
}

function install(wanted: boolean, home: string): string {
  if (!wanted) throw new Error('found no Lighthouse, write npm run bench:pages -- --install');
  const folder = join(home, 'lighthouse-installed');
  execFileSync('npm', ['install', '--prefix', folder, `lighthouse@${LIGHTHOUSE}`], { stdio: 'pipe' });
  return pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js')).href;
}

function readCost(lhr: unknown): Cost {
  const { audits, categories, runtimeError } = report.parse(lhr);
  if (runtimeError) throw new Error(runtimeError.message);
  const bytes = { html: 0, style: 0, script: 0, font: 0, picture: 0, other: 0 };
  for (const { resourceType, transferSize } of audits['network-requests'].details.items) {
    bytes[RESOURCE_TYPES.get(resourceType ?? '') ?? 'other'] += transferSize;
  }
  return {
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    bytes,
    scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
  };
}
