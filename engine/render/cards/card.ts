import { type Inspection, originalOf } from '../../assets/inspect.ts';
import type { Original } from '../../assets/original.ts';
import type { Card, Settings } from '../../core/page.ts';
import type { CardWords } from '../../core/theme.ts';

/** What a social card shows. */
export interface CardToCompose {
  words: CardWords;
  /** The point of the picture that stays in view, e.g. "50% 22%". */
  focus: string;
  picture: Original;
}

/** What stands on the card of a page. */
export function describeCard(card: Card, settings: Settings, pictures: Inspection): CardToCompose {
  const { section, title, picture } = card;
  return {
    words: { section: section.text, title: title.text, site: settings.name },
    focus: picture.focus,
    picture: originalOf(pictures, picture.src),
  };
}
