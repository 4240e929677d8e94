import { BuildError, type Diagnostic, type Problem } from '../../core/diagnostics.ts';

/** An error as a form shows it. */
export interface PlacedFault extends Pick<Diagnostic, 'file' | 'code' | 'message' | 'fix' | 'path' | 'suggestion'> {
  line: number;
}

export function placeFaults(problems: readonly Problem[]): PlacedFault[] {
  return problems.map((problem) => {
    const { file, position } = problem;
    if (problem instanceof BuildError) {
      return { file, line: position.line, code: 'internal-error', message: problem.message, fix: '' };
    }
    const { code, path, suggestion } = problem;
    // The button beside the message does what the fix says.
    const { message, fix } = suggestion ? { message: suggestion.plain, fix: '' } : problem;
    return {
      file,
      line: position.line,
      code,
      message: path ? message.replace(/^[\w.-]+: /, '') : message,
      fix,
      path,
      suggestion,
    };
  });
}
