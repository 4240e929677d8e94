import assert from 'node:assert/strict';
import { existsSync, type mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { makeFolder } from '../../../engine/core/files.ts';

/** As Node answers on a disk that cannot be written. */
const readOnly: typeof mkdirSync = (path: unknown, options?: unknown) => {
  const code = options === undefined ? 'EROFS' : 'ENOENT';
  throw Object.assign(new Error(code), { code, syscall: 'mkdir', path });
};

describe('a folder that is made', () => {
  it('is made with those that it lies in', () => {
    const scratch = mkdtempSync(join(tmpdir(), 'folder-'));
    makeFolder(join(scratch, 'a/b'));
    makeFolder(join(scratch, 'a/b'));
    assert.ok(existsSync(join(scratch, 'a/b')));
    rmSync(scratch, { recursive: true });
  });

  it('tells of a disk that cannot be written as what it is', () => {
    const path = join(tmpdir(), 'no-such-folder/dist');
    assert.throws(() => makeFolder(path, path, readOnly), {
      message: `${path}: this disk is read-only. Choose another folder. (EROFS)`,
    });
  });
});
