/** Text that overflows, overlaps or is cut off. */
import type { Page } from 'puppeteer-core';
import { settle } from '../../support/browser/page.ts';

/**
 * Text that overflows the window or an element around it, overlaps other text, or is cut off at its top or bottom; controls that
 * overflow the window; and a window that can be scrolled sideways.
 * @param within the part to check, such as an open dialog, which covers the text of its page on purpose
 */
export async function findTextErrors(page: Page, within = 'body'): Promise<string[]> {
  await settle(page);
  return page.$eval(within, (root) => {
    const errors = new Set<string>();
    if (root === document.body) {
      scrollTo(1000, 0);
      if (scrollX > 0) errors.add(`can be scrolled sideways by ${scrollX} px`);
      // The bar with the number to call covers text only after the first screen.
      scrollTo(0, 0);
    }
    const lines: { left: number; right: number; top: number; bottom: number; excerpt: string }[] = [];
    const checkWidth = (box: DOMRect, part: Element, slack: number, excerpt: string) => {
      const frame = part.getBoundingClientRect();
      const overflows = box.left < frame.left - slack || box.right > frame.right + slack;
      if (overflows) errors.add(`overflows ${part.className || part.localName}: ${excerpt}`);
      return overflows;
    };
    /** If an element has no background, a quotation mark may hang over its edge. */
    const checkOverflow = (box: DOMRect, element: Element, excerpt: string) => {
      const overhang = Number.parseFloat(getComputedStyle(element).fontSize) / 2;
      for (let part: Element | null = element; part && root.contains(part); part = part.parentElement) {
        if (part.matches('.carousel-row')) return;
        const { display, backgroundColor } = getComputedStyle(part);
        // Inline elements are as wide as their text, and `contents` has no box.
        if (/^(inline|contents)$/.test(display)) continue;
        const hasEdge = part === document.body || backgroundColor !== 'rgba(0, 0, 0, 0)';
        if (checkWidth(box, part, hasEdge ? 1 : overhang, excerpt)) return;
      }
    };
    const addLine = ({ left, right, top, height }: DOMRect, element: Element, excerpt: string) => {
      // The letters of a line are in the middle half of its box. The rest of the box may reach into the next line.
      const line = { left: left + 1, right: right - 1, top: top + height / 4, bottom: top + (height * 3) / 4, excerpt };
      for (let part: Element | null = element; part; part = part.parentElement) {
        const { overflowY } = getComputedStyle(part);
        if (overflowY === 'visible' || part === document.documentElement) continue;
        const frame = part.getBoundingClientRect();
        // The text is on a slide that is not in view.
        if (line.left >= frame.right || line.right <= frame.left) return;
        const isScrolled = part.scrollHeight > part.clientHeight && /auto|scroll/.test(overflowY);
        if (!isScrolled && (line.top < frame.top || line.bottom > frame.bottom)) errors.add(`is cut off: ${excerpt}`);
      }
      lines.push(line);
    };
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const excerpt = text.nodeValue?.trim().slice(0, 60);
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !excerpt) continue;
      if (element.closest('script, svg, .sr-only, .skip-link, .copied, option')) continue;
      // For screen readers alone.
      if (getComputedStyle(element).clipPath === 'inset(50%)') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        if (box.width <= 3) continue;
        checkOverflow(box, element, excerpt);
        addLine(box, element, excerpt);
      }
    }
    lines.sort((a, b) => a.top - b.top);
    for (const [index, line] of lines.entries()) {
      for (let next = index + 1; (lines[next]?.top ?? Infinity) < line.bottom; next += 1) {
        const other = lines[next];
        if (other && line.left < other.right && other.left < line.right)
          errors.add(`overlaps: ${line.excerpt} | ${other.excerpt}`);
      }
    }
    for (const control of root.querySelectorAll('button, input, select, textarea, a .icon')) {
      if (!control.checkVisibility() || control.closest('.carousel-row')) continue;
      checkWidth(control.getBoundingClientRect(), document.body, 1, control.outerHTML);
    }
    return [...errors];
  });
}
