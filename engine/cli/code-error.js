/** @type {{ severity: 'error', code: string, fix: string }} */
const CODE_ERROR = { severity: 'error', code: 'invalid-code', fix: '' };

/** Code that can't be bundled. `errors` are diagnostics. */
export class CodeError extends Error {
  /**
   * @param {readonly import('esbuild').Message[]} messages
   * @param {string} script reported where esbuild names no file
   */
  constructor(messages, script) {
    const errors = messages.map(({ text: message, location }) => {
      const { file, line, column, lineText } = location ?? { file: script, line: 1, column: 0, lineText: '' };
      // esbuild counts columns in bytes, from 0.
      const before = Buffer.from(lineText).subarray(0, column).toString();
      const position = { line, column: before.length + 1 };
      return { ...CODE_ERROR, file, position, message, sourceLine: lineText };
    });
    const lines = errors.map(
      ({ file, position: { line, column }, message }) => `${file}:${line}:${column} error ${message}`,
    );
    super(lines.join('\n'));
    this.name = 'CodeError';
    this.errors = errors;
  }
}
