/** The editor of a small site, without a dev server. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../../build.ts';
import { newBuildCache } from '../../../engine/build/index.ts';
import { openCache } from '../../../engine/core/index.ts';
import { openEditor } from '../../../engine/editor/index.ts';
import { copyFixture, type FixtureSite } from '../../support/fixture-site.ts';
import { project } from '../../support/project.ts';

type Headers = Record<string, string>;

export interface TestEditor {
  fixture: FixtureSite;
  /** The folder of its pictures. */
  images: string;
  token: string;
  /** The headers of a page of the dev server. */
  headers: Headers;
  ask(name: string, body: unknown, headers?: Headers, method?: string): Promise<{ status: number; body: string }>;
}

/** The small town, with the editor that the dev server opens after a build. */
export async function openTownEditor(): Promise<TestEditor> {
  const fixture = copyFixture('town');
  const images = join(fixture.folder, 'images');
  cpSync(join(project, 'test/fixtures/pictures'), images, { recursive: true });
  const options = { content: join(fixture.folder, 'content'), images, date: '2026-03-01', drafts: true };
  const cache = newBuildCache(openCache(join(project, '.cache')));
  const editor = openEditor(site, await site.make(options, cache), { options, cache });
  const [, token = ''] = /name="page-editor" content="([^"]+)"/.exec(editor.open('</head>', 'index.html', {})) ?? [];
  const headers = { host: 'localhost:1234', origin: 'http://localhost:1234', 'x-editor-token': token };
  return {
    ...{ fixture, images, token, headers },
    async ask(name, body, given = headers, method = 'POST') {
      const bytes = body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body) ?? '');
      const request = { method, path: name, headers: given, body: async () => bytes, generation: '1' };
      const answer = await editor.answer(request);
      return { status: answer.status, body: String(answer.body) };
    },
  };
}
