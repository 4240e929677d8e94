/**
 * `node engine/cli/run.js SCRIPT …` calls what a script of ours exports as `run`, on a Node that can. To others it says so,
 * and is written for them: those before 12 take it for CommonJS and stop at any import statement, those before 15 at newer signs.
 */
const [, self = ''] = process.argv;
// biome-ignore lint/style/useNodejsImportProtocol: those before 14 do not know it.
const loaded = typeof require === 'function' ? Promise.resolve(require('fs')) : import('fs');

loaded.then(({ readFileSync }) => {
  const file = self.replace(/engine.cli.run(\.js)?$/, 'package.json');
  const least = JSON.parse(readFileSync(file, 'utf8')).engines.node.replace('>=', '');
  const found = process.versions.node;
  if (found.localeCompare(least, 'en', { numeric: true }) >= 0) return import('./script.js');
  console.error(`Node: found version ${found}, install ${least} or newer`);
  process.exitCode = 1;
});
