import type { Page } from 'puppeteer-core';

export async function countSheets(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const pdf = Buffer.from(await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}
