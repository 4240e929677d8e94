import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { loadEncoder } from '../assets/index.ts';
import type { CardDesign } from '../core/index.ts';
import type { CardToCompose } from './social-cards.ts';

/** Composes a card as JPEG, which every social network accepts. */
export async function composeCard(card: CardToCompose, design: CardDesign, fonts: Font[]): Promise<Uint8Array> {
  const { width, height, panelWidth } = design;
  const text = await satori(design.render(card.text), { width, height, fonts });
  const picture = await cropTo({ width: width - panelWidth, height }, card);
  return sharp({ create: { width, height, channels: 3, background: card.picture.background } })
    .composite([
      { input: picture, left: panelWidth, top: 0 },
      { input: Buffer.from(design.ornament) },
      { input: Buffer.from(text) },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

async function cropTo(box: { width: number; height: number }, { picture, focus }: CardToCompose): Promise<Buffer> {
  const { normalizePicture, visibleArea } = await loadEncoder();
  const { left, top, width, height } = visibleArea(box, picture, focus);
  const area = { left: Math.floor(left), top: Math.floor(top), width: Math.floor(width), height: Math.floor(height) };
  return normalizePicture(picture)
    .extract(area)
    .resize({ ...box, fit: 'cover' })
    .toBuffer();
}
