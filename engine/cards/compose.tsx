import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { areaBehind } from '../images/crop.ts';
import { upright } from '../images/measure.ts';
import { CardFace } from './CardFace.tsx';
import { CARD, type Card } from './card.ts';
import { drawOrnament, PANEL_WIDTH } from './ornament.ts';

/** A card as a JPEG picture: every network reads that. */
export async function composeCard(card: Card, mark: ReactNode, fonts: Font[]): Promise<Uint8Array> {
  const words = await satori(<CardFace {...card} mark={mark} />, { ...CARD, fonts });
  const view = { width: CARD.width - PANEL_WIDTH, height: CARD.height };
  return sharp({ create: { ...CARD, channels: 3, background: card.picture.colour } })
    .composite([
      { input: await cropTo(view, card), left: PANEL_WIDTH, top: 0 },
      { input: Buffer.from(drawOrnament()) },
      { input: Buffer.from(words) },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

function cropTo(view: { width: number; height: number }, { picture, focus }: Card): Promise<Buffer> {
  const { left, top, width, height } = areaBehind({ left: 0, top: 0, ...view }, view, picture, focus);
  const area = { left: Math.floor(left), top: Math.floor(top), width: Math.floor(width), height: Math.floor(height) };
  return upright(picture.bytes)
    .extract(area)
    .resize({ ...view, fit: 'cover' })
    .toBuffer();
}
