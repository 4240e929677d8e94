/** What must hold on a printed page. */
import type { Page } from 'puppeteer-core';

/** A sheet of A4 without its margins, in CSS pixels. */
export const PAPER_SIZE = { width: 703, height: 1046 };

/** Controls, text too pale on white (WCAG 2.2, 1.4.3), and masked elements: browsers print no backgrounds, and Chromium no masks. */
export function findUnprintable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const contrast = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((part) => linear(Number(part) / 255));
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };
    const hasPaleText = (element: Element) =>
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim()) &&
      !element.closest('.sr-only, script') &&
      contrast(getComputedStyle(element).color) < 4.5;
    const isMasked = (element: Element) =>
      [undefined, '::before', '::after'].some((part) => {
        const { content, maskImage } = getComputedStyle(element, part);
        return maskImage !== 'none' && (part === undefined || content !== 'none');
      });
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) =>
          element.matches('button, input, textarea, .header nav') || hasPaleText(element) || isMasked(element),
      )
      .map((element) => `a control, too pale, or masked: ${element.outerHTML.slice(0, 120)}`);
  });
}

/** Pictures that a page break would split or part from their captions, and slides that are printed twice or not at all. */
export function findSplit(page: Page): Promise<string[]> {
  return page.evaluate((height) => {
    const split = [...document.querySelectorAll('.carousel-row, main img')].filter((part) => {
      if (part.matches('.carousel-row')) {
        // Slides are numbered from 0. The carousel's copies of a slide have the same number.
        const slides = [...part.children].map((slide) => [slide.getAttribute('data-slide'), slide.checkVisibility()]);
        const printed = slides.flatMap(([number, isVisible]) => (isVisible ? [number] : []));
        if (getComputedStyle(part).transform !== 'none') return true;
        return printed.join() !== [...Array(new Set(slides.map(([number]) => number)).size).keys()].join();
      }
      let whole: Element | null = part;
      while (whole && getComputedStyle(whole).breakInside !== 'avoid') whole = whole.parentElement;
      return part.checkVisibility() && (!whole || whole.getBoundingClientRect().height > height);
    });
    return split.map((part) => `split, or not printed once: ${part.outerHTML.slice(0, 120)}`);
  }, PAPER_SIZE.height);
}
