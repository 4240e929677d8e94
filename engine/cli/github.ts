/** Errors of a build in GitHub Actions. */
import { appendFileSync } from 'node:fs';
import { type Diagnostic, formatDiagnostic, formatMessage, START } from '../core/index.ts';

/** GitHub shows no more annotations of one step. */
const MAX_ANNOTATIONS = 10;

/**
 * Shows the first errors at their lines, and all of them in the summary of the run.
 * @param log prints a line, which GitHub reads as a command
 */
export function reportToGitHub(
  errors: readonly Diagnostic[],
  env: Readonly<Record<string, string | undefined>>,
  log: (line: string) => void,
): void {
  if (env['GITHUB_ACTIONS'] !== 'true') return;
  for (const error of errors.slice(0, MAX_ANNOTATIONS)) log(formatAnnotation(error));
  const summary = env['GITHUB_STEP_SUMMARY'];
  if (summary !== undefined) appendFileSync(summary, formatSummary(errors));
}

/** A workflow command (GitHub, "Workflow commands for GitHub Actions"). */
function formatAnnotation(error: Diagnostic): string {
  const { file, position: { line, column } = START } = error;
  const place = `file=${escapeProperty(file)},line=${line},col=${column}`;
  return `::error ${place}::${escapeData(formatMessage(error))}`;
}

const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Each line is indented, so that Markdown shows it as it is. */
function formatSummary(errors: readonly Diagnostic[]): string {
  const heading = errors.length === 1 ? '1 error' : `${errors.length} errors`;
  return ['', `### ${heading}`, '', ...errors.map((error) => `    ${formatDiagnostic(error)}`), ''].join('\n');
}
