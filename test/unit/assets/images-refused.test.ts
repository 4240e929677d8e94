import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { crc32 } from 'node:zlib';
import { type InspectedPictures, inspectPictures } from '../../../engine/assets/pictures.ts';
import { openCache, UnusablePicture } from '../../../engine/core/index.ts';
import { PALETTE } from '../../../site/model/palette.ts';
import { copyFixture } from '../../support/fixture-site.ts';
import { checkRows } from '../../support/table.ts';
import { makeTemporary } from '../../support/temporary.ts';
import { makeImages, paint, paintAnimatedPng, paintAnimation } from './images-folder.ts';

let images: string;
let inspection: InspectedPictures;

before(async () => {
  images = makeImages({
    'produce.jpg': await paint(639, 400).jpeg().toBuffer(),
    'tall.jpg': await paint(700, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'huge.png': await paint(8000, 5002).png().toBuffer(),
    'strip.jpg': await paint(1600, 20).jpeg().toBuffer(),
    'pole.png': await paint(640, 2000).png().toBuffer(),
    'moving.webp': await paintAnimation(),
    'moving.png': await paintAnimatedPng(),
    'cut.jpg': (await paint(800, 600).jpeg().toBuffer()).subarray(0, -500),
    'cut.png': (await paint(800, 600).png().toBuffer()).subarray(0, -300),
    'cut.webp': (await paint(800, 600).webp({ lossless: true }).toBuffer()).subarray(0, -40),
    'empty.jpg': '',
    'notes.txt': 'peaches',
    'vast.png': pngHeader(20_000, 15_000),
    'phone.heic': Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]),
    'other.tiff': await paint(800, 600).tiff().toBuffer(),
  });
  inspection = await inspectPictures(images, PALETTE.paper, openCache(makeTemporary('cache')));
});

/** The start of a PNG with its size (PNG 3, 11.2.1) and checksum. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13);
  header.write('IHDR', 4);
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([8, 2], 16);
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    header,
    Buffer.from('\0\0\0\0IDAT\x35\xaf\x06\x1e', 'latin1'),
  ]);
}

for (const [row, check] of checkRows('refused-pictures', (name) => {
  const refused = inspection.get(name);
  return refused instanceof UnusablePicture ? `${refused.message}. ${refused.fix}` : 'was accepted';
}))
  it(`a picture that cannot be used is refused: ${row}`, check);

it('a build with a picture that cannot be used reports every place in the content that names it', async () => {
  const fixture = copyFixture();
  const error = '`produce.jpg` is 639 pixels wide. Use one of at least 640 pixels.';
  assert.deepEqual((await fixture.errors({ images })).split('\n'), [
    `content/groups/product-categories.md:7:17 error ${error}`,
    `content/pages/home.md:18:19 error ${error}`,
    `content/pages/membership.md:5:17 error ${error}`,
    `content/services/produce.md:8:17 error ${error}`,
    `content/site.md:18:17 error ${error}`,
  ]);
});
