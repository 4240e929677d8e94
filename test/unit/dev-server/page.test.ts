/** The script that updates an open page. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openPage } from '../../../engine/dev-server/browser/page.ts';

it('updates the page again after an update that failed', async () => {
  let served = '1';
  /** Loads a page of the version that is served. */
  class FakeRequest {
    status = 200;
    responseXML = { title: served };
    onloadend = () => undefined;
    open = () => undefined;
    setRequestHeader = () => undefined;
    getResponseHeader = () => this.responseXML.title;
    send = () => queueMicrotask(() => this.onloadend());
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  const shown: string[] = [];
  const update = (_: Document, { title }: Document) => {
    if (title === '2') throw new Error('failed');
    shown.push(title);
    return true;
  };
  const reload = () => assert.fail('reloaded');
  const page = openPage('1', { address: () => 'http://localhost/', update, reload });
  for (const version of ['2', '3', '4']) {
    served = version;
    await page.show(version).catch(() => undefined);
  }
  assert.deepEqual(shown, ['3', '4']);
});
