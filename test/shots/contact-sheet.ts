import sharp from 'sharp';

/** In pixels. */
const TILE = { width: 300, height: 900, gap: 12 };
const COLUMNS = 8;

/** The tops of many pages side by side, in the order of their names. */
export async function makeContactSheet(shots: readonly { image: Uint8Array }[]): Promise<Uint8Array> {
  const { width, height, gap } = TILE;
  const tiles = await Promise.all(
    shots.map(async ({ image }, index) => ({
      input: await sharp(image)
        .resize({ width })
        .extract(await topOf(image))
        .toBuffer(),
      left: (index % COLUMNS) * (width + gap),
      top: Math.floor(index / COLUMNS) * (height + gap),
    })),
  );
  const rows = Math.ceil(shots.length / COLUMNS);
  const sheet = {
    width: Math.min(shots.length, COLUMNS) * (width + gap),
    height: rows * (height + gap),
    channels: 3 as const,
    background: '#888',
  };
  return sharp({ create: sheet }).composite(tiles).jpeg({ quality: 80 }).toBuffer();
}

/** As much of a page as a tile holds. */
async function topOf(image: Uint8Array) {
  const page = await sharp(image).metadata();
  const height = Math.min(TILE.height, Math.floor((page.height * TILE.width) / page.width));
  return { left: 0, top: 0, width: TILE.width, height };
}
