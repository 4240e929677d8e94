/** The year of the copyright line. client/shell/year.ts updates it in the new year. */
export function Year({ year }: { year: number }) {
  return <span data-year>{year}</span>;
}
