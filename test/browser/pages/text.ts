/** Text that overflows, overlaps or is cut off. */
import type { Page } from 'puppeteer-core';

/**
 * Text, controls and icons that overflow the window, and text that overflows an element around it. If that element has no
 * background, a quotation mark may hang over its edge.
 */
export function findOverflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overflowing = new Set<string>();
    const check = (boxes: Iterable<DOMRect>, frame: DOMRect, slack: number, excerpt: string) => {
      for (const { left, right, width } of boxes) {
        if (width > 1 && (left < frame.left - slack || right > frame.right + slack)) overflowing.add(excerpt);
      }
    };
    const checkText = (text: Node, element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const overhang = Number.parseFloat(getComputedStyle(element).fontSize) / 2;
      for (let part: Element | null = element; part && !part.matches('.carousel-row'); part = part.parentElement) {
        // Inline elements are as wide as their text, and `contents` has no box.
        if (/^(inline|contents)$/.test(getComputedStyle(part).display)) continue;
        const hasBackground = getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)';
        const slack = part === document.body || hasBackground ? 1 : overhang;
        check(range.getClientRects(), part.getBoundingClientRect(), slack, `${text.nodeValue} in ${part.className}`);
      }
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const isVisible = element?.checkVisibility() && !element.closest('script, svg, .sr-only, .skip-link, .copied');
      if (element && isVisible && text.nodeValue?.trim()) checkText(text, element);
    }
    for (const field of document.querySelectorAll('button, input, select, textarea, a .icon')) {
      if (!field.checkVisibility() || field.closest('.carousel-row')) continue;
      check(field.getClientRects(), document.body.getBoundingClientRect(), 1, field.outerHTML);
    }
    return [...overflowing];
  });
}

/**
 * Text that overlaps other text, or is cut off at its top or bottom.
 * @param within the part to check, such as an open dialog, which covers the text of its page on purpose
 */
export function findOverlapping(page: Page, within = 'body'): Promise<string[]> {
  return page.$eval(within, (root) => {
    /** The letters of a line are in the middle half of its box. The rest of the box may reach into the next line. */
    const findMiddle = ({ left, right, top, height }: DOMRect) => ({
      left: left + 1,
      right: right - 1,
      top: top + height / 4,
      bottom: top + (height * 3) / 4,
    });
    type Box = ReturnType<typeof findMiddle>;
    const lines: { box: Box; excerpt: string }[] = [];
    const overlapping = new Set<string>();
    const check = (box: Box, element: Element, excerpt: string) => {
      for (let part: Element | null = element; part; part = part.parentElement) {
        if (getComputedStyle(part).overflowY === 'visible' || part === document.documentElement) continue;
        const frame = part.getBoundingClientRect();
        // The text is on a slide that is not in view.
        if (box.left >= frame.right || box.right <= frame.left) return;
        const isScrolled =
          part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY);
        if (!isScrolled && (box.top < frame.top || box.bottom > frame.bottom)) overlapping.add(`cut off: ${excerpt}`);
      }
      lines.push({ box, excerpt });
    };
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const excerpt = text.nodeValue?.trim().slice(0, 60);
      const isVisible = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!element || !excerpt || !isVisible || element.closest('script, svg, .sr-only, .skip-link, .copied, option'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) if (box.width > 3) check(findMiddle(box), element, excerpt);
    }
    for (const [index, { box, excerpt }] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        const isApart =
          box.right <= other.box.left ||
          other.box.right <= box.left ||
          box.bottom <= other.box.top ||
          other.box.bottom <= box.top;
        if (!isApart) overlapping.add(`${excerpt} | ${other.excerpt}`);
      }
    }
    return [...overlapping];
  });
}
