import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { findEditor } from '../../engine/dev-server/launch-editor.ts';

describe('the editor in which a mistake is opened', () => {
  for (const [world, editor] of [
    [{ VISUAL: 'subl', EDITOR: 'code' }, 'subl'],
    [{ VISUAL: '', EDITOR: 'code -r' }, 'code -r'],
    [{ VISUAL: 'emacs', EDITOR: 'vi' }, 'emacs'],
    [{ VISUAL: '/usr/bin/gvim' }, '/usr/bin/gvim'],
    [{ VISUAL: 'vim', EDITOR: 'edit' }, 'edit'],
    ...['vi', '/usr/bin/nvim', 'nano -w', 'emacs -nw', 'emacsclient -t', 'ed', 'hx', 'C:\\WINDOWS\\notepad.exe'].map(
      (command) => [{ EDITOR: command }, undefined] as const,
    ),
    [{}, undefined],
  ] as const) {
    it(`is ${editor ?? 'none'}, where there is ${JSON.stringify(world)}`, () => {
      assert.equal(findEditor(world), editor);
    });
  }

  it('is Visual Studio Code, where it is installed and no other is named', () => {
    const folder = mkdtempSync(join(tmpdir(), 'editor-'));
    const name = process.platform === 'win32' ? 'code.cmd' : 'code';
    writeFileSync(join(folder, name), '');
    assert.equal(findEditor({ EDITOR: 'vi', PATH: folder }), name);
    rmSync(folder, { recursive: true });
  });
});
