/** The year of the copyright line; client/frame/year.ts raises it after New Year's Eve. */
export function Year({ year }: { year: number }) {
  return <span data-year>{year}</span>;
}
