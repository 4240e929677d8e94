/** Makes picture files for tests. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { makeTemporary } from '../../support/temporary.ts';

/** A temporary folder with these pictures. */
export function makeImages(pictures: Record<string, Uint8Array | string>): string {
  const images = makeTemporary('images');
  for (const [name, content] of Object.entries(pictures)) writeFileSync(join(images, name), content);
  return images;
}

/** Red above green, to show its orientation. */
export function paint(width: number, height: number): Sharp {
  const lower = { create: { width, height: height / 2, channels: 3, background: 'green' } } as const;
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: lower, left: 0, top: height / 2 },
  ]);
}

/** As from a camera held upside down, with a location and a name in the metadata. */
export function paintTurned(): Promise<Buffer> {
  const exif = { IFD0: { Artist: 'Dana' }, IFD3: { GPSLatitudeRef: 'N' } };
  return paint(800, 600).withExif(exif).withMetadata({ orientation: 3 }).jpeg().toBuffer();
}

export async function paintAnimation(): Promise<Buffer> {
  const frames = [await paint(700, 400).png().toBuffer(), await paint(700, 400).negate().png().toBuffer()];
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** sharp can't write an animated PNG, so this adds the chunk that marks one. */
export async function paintAnimatedPng(): Promise<Buffer> {
  const still = await paint(700, 400).png().toBuffer();
  const control = Buffer.from([0, 0, 0, 8, ...Buffer.from('acTL'), 0, 0, 0, 2, 0, 0, 0, 0, 0xf3, 0x8d, 0x93, 0x70]);
  return Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
}
