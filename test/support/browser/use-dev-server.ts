import { after, afterEach, before } from 'node:test';
import type { OpenDevServer, ProjectCopy } from '../project-copy.ts';
import { eventually } from './page.ts';

/**
 * Opens the dev server of a copy for the tests of a suite. After each test, restores the files and waits until the pages at
 * `paths` are as before, because a late update would disturb the next test.
 */
export function useDevServer(copy: ProjectCopy, paths: readonly string[], restore = copy.restore) {
  let devServer: OpenDevServer;
  let original: string;
  const readPages = async () => {
    const pages = await Promise.all(paths.map(async (path) => (await fetch(new URL(path, devServer.address))).text()));
    return [...pages, ...(await devServer.errors())].join('\n');
  };
  before(async () => {
    devServer = await copy.start();
    original = await readPages();
  });
  after(() => devServer.stop());
  afterEach(async () => {
    restore();
    await eventually(async () => (await readPages()) === original);
  });
  return {
    get address() {
      return devServer.address;
    },
    async restart() {
      const { port } = new URL(devServer.address);
      await devServer.stop();
      devServer = await copy.start('--port', port);
    },
  };
}
