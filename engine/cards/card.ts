import type { Page, Settings } from '../draw/page.ts';
import { type Inspection, type Original, originalOf } from '../images/inspect.ts';

/** In pixels, as the large cards of social networks want them. */
export const CARD = { width: 1200, height: 630 } as const;

export interface CardWords {
  /** The line above the title, e.g. "Product Categories". */
  section: string;
  title: string;
  site: string;
}

/** What a social card shows. */
export interface Card extends CardWords {
  /** The point of the picture that stays in view, e.g. "50% 22%". */
  focus: string;
  picture: Original;
}

/** What stands on the card of a page. */
export function describeCard({ head: { card } }: Page, settings: Settings, pictures: Inspection): Card {
  const { section, title, picture } = card;
  return {
    section: section.text,
    title: title.text,
    site: settings.name,
    focus: picture.focus,
    picture: originalOf(pictures, picture.src),
  };
}
