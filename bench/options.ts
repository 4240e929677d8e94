import { parseArgs } from 'node:util';
import { z } from 'zod';
import { MAX_PAGES, MIN_PAGES } from './generate/content.ts';

export interface BenchOptions {
  /** The sizes of the sites to measure, in pages: one site for each number. */
  pages: number[];
  /** How often each measurement is repeated. */
  rounds: number;
  only: GeneratorName[];
  /** Whether npm may install Eleventy. */
  install: boolean;
}

const NAMES = ['ours', 'hugo', 'eleventy'] as const;

export type GeneratorName = (typeof NAMES)[number];

/** @throws Error that says what to write instead */
export function parseOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string', default: '25,1000,10000' },
      rounds: { type: 'string', default: '5' },
      only: { type: 'string', default: NAMES.join(',') },
      install: { type: 'boolean', default: false },
    },
  });
  const pages = values.pages.split(',').map(Number);
  const only = z.array(z.enum(NAMES)).safeParse(values.only.split(','));
  const isInRange = (count: number) => Number.isInteger(count) && count >= MIN_PAGES && count <= MAX_PAGES;
  if (!pages.every(isInRange))
    throw new Error(`--pages: write numbers from ${MIN_PAGES} to ${MAX_PAGES}, such as 25,1000,10000`);
  if (!only.success) throw new Error(`--only: write one or more of ${NAMES.join(',')}, separated by commas`);
  return { pages, rounds: readRounds(values.rounds), only: only.data, install: values.install };
}

/** @throws Error that says what to write instead */
export function readRounds(text: string): number {
  const rounds = Number(text);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds: write a whole number, 1 or more');
  return rounds;
}
