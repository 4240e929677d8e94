import type { BuildCost } from './measure.ts';

/** One build by one generator. */
export interface Run {
  pages: number;
  /** e.g. "unchanged" */
  state: string;
  /** The name of the generator. */
  by: string;
  cost: BuildCost;
}

const BASELINE = 'hugo';

const HEAD = [
  '| pages | build | by | wall, s | CPU, s | memory, MB | wall ÷ Hugo | CPU ÷ Hugo |',
  '| ---: | --- | --- | ---: | ---: | ---: | ---: | ---: |',
];

/** A Markdown table of medians: a row for each page count, state and generator, in the order of their first runs. */
export function formatTable(runs: readonly Run[]): string {
  const kinds = new Map(runs.map((run) => [keyOf(run), run]));
  const rows = [...kinds.values()].map((kind) => {
    const cost = medianOf(runs, kind);
    const baseline = medianOf(runs, { ...kind, by: BASELINE });
    const cells = [
      kind.pages.toLocaleString('en-US'),
      kind.state,
      kind.by,
      formatNumber(cost.wall, 2),
      formatNumber(cost.cpu, 2),
      formatNumber(cost.memory, 0),
      formatNumber(cost.wall / baseline.wall, 2),
      formatNumber(cost.cpu / baseline.cpu, 2),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [...HEAD, ...rows].join('\n');
}

function keyOf({ pages, state, by }: Omit<Run, 'cost'>): string {
  return [pages, state, by].join('\n');
}

function medianOf(runs: readonly Run[], kind: Omit<Run, 'cost'>): BuildCost {
  const costs = runs.filter((run) => keyOf(run) === keyOf(kind)).map(({ cost }) => cost);
  const medianCost = (name: keyof BuildCost) => median(costs.map((cost) => cost[name]));
  return { wall: medianCost('wall'), cpu: medianCost('cpu'), memory: medianCost('memory') };
}

/** @returns NaN if there are no numbers */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = NaN, high = NaN] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
}

function formatNumber(number: number, digits: number): string {
  return Number.isNaN(number) ? '–' : number.toFixed(digits);
}
