/** Typefaces are published together with their licence. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { publish } from './published.ts';

describe('every published typeface', async () => {
  const { files, text } = await publish();
  const fonts = files.filter((file) => file.endsWith('.woff2'));

  it('is there at all', () => assert.ok(fonts.length > 0));

  for (const font of fonts) {
    it(`lies beside its licence, with the notice of its authors: ${font.replace(/\..*/, '')}`, () => {
      const name = font.replace(/\..*/, '-licence.');
      const licence = files.find((file) => file.startsWith(name) && file.endsWith('.txt'));
      assert.ok(licence, name);
      assert.match(text(licence), /^Copyright \d{4} The .+ Project Authors/);
      assert.match(text(licence), /SIL OPEN FONT LICENSE Version 1\.1[\s\S]*PERMISSION & CONDITIONS[\s\S]*DISCLAIMER/);
    });
  }
});
