/** The folders of the content, each a group in the menu. */
export const SECTIONS = ['gardens', 'kitchens', 'rivers', 'workshops'] as const;

export type Section = (typeof SECTIONS)[number];
