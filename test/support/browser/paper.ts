import { inflateSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';

export async function countSheets(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const pdf = Buffer.from(await page.pdf({ format }));
  const text = [pdf.toString('latin1'), ...unpack(pdf)].join('\n');
  return text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Firefox keeps what it says of sheets in packed streams. */
function unpack(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/\/ObjStm[\s\S]*?stream\r?\n/g)].map(({ index, 0: head }) =>
    inflateSync(pdf.subarray(index + head.length)).toString('latin1'),
  );
}
