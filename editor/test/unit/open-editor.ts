/** Opens the editor without a dev server. */
import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../../build.ts';
import { openBuildCache } from '../../../engine/output/index.ts';
import { copyFixture, fixtureOptions, pictures } from '../../../test/support/fixture-site.ts';
import { openEditor, recover } from '../../index.ts';

export type TestEditor = Awaited<ReturnType<typeof openTestEditor>>;

export async function openTestEditor() {
  const fixture = copyFixture('town');
  const images = join(fixture.folder, 'images');
  cpSync(pictures, images, { recursive: true });
  const options = {
    ...fixtureOptions([]),
    content: join(fixture.folder, 'content'),
    images,
    public: join(fixture.folder, 'public'),
    drafts: true,
  };
  /** The headers that a page of the dev server sends. */
  const headers = { host: 'localhost:1234', origin: 'http://localhost:1234', 'x-editor-token': '' };
  const open = async () => {
    recover(options);
    const cache = openBuildCache(options);
    const editor = openEditor(site.loadSite, await site.loadSite({ ...options, cache }), {
      options,
      cache,
      show: () => undefined,
    });
    // `editor.open` adds the token to the page.
    const [, token = ''] = /name="page-editor" content="([^"]+)"/.exec(editor.open('</head>', 'index.html', {})) ?? [];
    headers['x-editor-token'] = token;
    return editor;
  };
  let editor = await open();
  return {
    /** Asserts that the editor accepts a request. @returns the parsed answer */
    async askFor<Answer>(name: string, body: unknown = {}): Promise<Answer> {
      const { status, body: answer } = await this.ask(name, body);
      assert.equal(status, 200, answer);
      return JSON.parse(answer);
    },
    fixture,
    images,
    options,
    token: headers['x-editor-token'],
    headers,
    /** Opens a new editor, as a restart of the dev server does. */
    async restart() {
      editor = await open();
    },
    async ask(
      name: string,
      body: unknown,
      sent: Record<string, string> = headers,
      method = 'POST',
      readBody?: () => Promise<Uint8Array>,
    ) {
      const bytes = body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body) ?? '');
      const request = { method, path: name, headers: sent, body: readBody ?? (async () => bytes), siteVersion: '1' };
      const answer = await editor.answer(request);
      return { ...answer, body: String(answer.body) };
    },
  };
}
