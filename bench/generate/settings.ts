import { SECTIONS } from '../articles/sections.ts';
import { capitalize, type Subject, subjectOf } from './subjects.ts';

/** The articles that every page links to: six of each section. */
export const MENU_PAGES: readonly Subject[] = Array.from({ length: 24 }, (_, number) => subjectOf(number));

const linkTo = ({ title, path }: Subject) => ({ label: title, href: path });

const home = { label: 'Home', href: '/' };
const COLUMNS = ['Begin here', 'Often asked', 'For the weekend', 'Until next year'];

/** Every page has a menu of 25 links in four groups, and a footer of four columns. */
export const SETTINGS = {
  name: 'The Practical Almanac',
  shortName: 'Almanac',
  language: 'en-US',
  origin: 'https://almanac.example.com',
  base: '/',
  menu: SECTIONS.map((name, index) => ({
    heading: capitalize(name),
    links: [...(index === 0 ? [home] : []), ...MENU_PAGES.filter(({ section }) => section === name).map(linkTo)],
  })),
  columns: COLUMNS.map((heading, index) => ({
    heading,
    links: MENU_PAGES.slice(4 * index, 4 * index + 4).map(linkTo),
  })),
};
