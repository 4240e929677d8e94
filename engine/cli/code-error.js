/** Code that can't be bundled. */
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
      return { file, line, column: before.length + 1, message, sourceLine: lineText };
    });
    super(errors.map(({ file, line, column, message }) => `${file}:${line}:${column} error ${message}`).join('\n'));
    this.name = 'CodeError';
    this.errors = errors;
  }
}
