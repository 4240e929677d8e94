/** @import { Message } from 'esbuild' */

/**
 * @typedef {object} Fault
 * @property {string} file by its path in the project
 * @property {number} line
 * @property {number} column
 * @property {string} message in esbuild's words
 * @property {string} words the line itself
 */

/** Code that cannot be run; the message says all of it. */
export class CodeFault extends Error {
  /**
   * @param {string} message
   * @param {readonly Fault[]} faults of the code, if it is to blame
   */
  constructor(message, faults = []) {
    super(message);
    this.name = 'CodeFault';
    this.faults = faults;
  }
}

/**
 * What esbuild has raised, in lines such as "pages/body.tsx:12:5 error Unexpected ";"".
 * @param {unknown} error
 * @param {string} script e.g. "build.ts", to name with what has no place
 */
export function asCodeFault(error, script) {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) return error;
  const faults = error.errors.map((message) => faultOf(message, script));
  const lines = faults.map(({ file, line, column, message }) => `${file}:${line}:${column} error ${message}`);
  return new CodeFault(lines.join('\n'), faults);
}

/** @param {Message} message @param {string} script @returns {Fault} */
function faultOf({ text, location }, script) {
  if (!location) return { file: script, line: 1, column: 1, message: text, words: '' };
  const { file, line, lineText: words } = location;
  // esbuild counts bytes, from 0.
  const before = Buffer.from(words).subarray(0, location.column).toString();
  return { file, line, column: before.length + 1, message: text, words };
}
