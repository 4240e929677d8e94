/** Fields as front matter; JSON is YAML too. */
export function formatFrontMatter(fields: object): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}
