/** The search of the site map, and the suggestions on the page for wrong addresses. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findNearest } from '../../../client/search/rank.ts';
import { listWords, matchesAll } from '../../../components/search/words.ts';
import { listSearchWords } from '../../../pages/props/search-words.ts';
import { assertRows } from '../../support/table.ts';

const PAGES = [
  { path: '/', title: 'Home', text: 'A wholesale co-operative that belongs to the grocers of the valley.' },
  { path: '/services/product-categories/grocery/', title: 'Grocery', text: 'Dry goods, dairy and frozen food.' },
  { path: '/services/product-categories/meat/', title: 'Meat', text: 'Fresh and smoked meat, cut to order.' },
  { path: '/services/product-categories/produce/', title: 'Produce', text: 'Fruit and vegetables, every morning.' },
  { path: '/company-info/company-history/', title: 'Company History', text: 'Owned by its stores since it began.' },
  { path: '/company-info/our-management-team/', title: 'Our Management Team', text: 'Whom to call, and for what.' },
  {
    path: '/company-info/employment-opportunities/',
    title: 'Employment Opportunities',
    text: 'Jobs in the warehouse and on the road.',
  },
  { path: '/contact/', title: 'Contact Us', text: 'Call, write or visit.' },
];

/** A wrong address, and the page that is suggested first. */
const WRONG_ADDRESSES = {
  'servces/grocery': 'Grocery',
  jobs: 'Employment Opportunities',
  'contactus.php': 'Contact Us',
  'company-info/companyhistory': 'Company History',
  'old/site/pages/management/team/': 'Our Management Team',
  produec: 'Produce',
  // Addresses that name no page.
  'xylophone/quartz': null,
  '': null,
  'index.php': null,
};

describe('a wrong address', () => {
  it('suggests the page that was likely meant', () =>
    assertRows(WRONG_ADDRESSES, (address) => {
      const nearest = findNearest(address, PAGES);
      assert.ok(nearest.length <= 3);
      return nearest[0]?.title;
    }));

  it('suggests a page with the word in its title before one with the word in its text', () => {
    const mention = { path: '/news/', title: 'News', text: 'Meat has moved.' };
    assert.equal(findNearest('meat', [mention, ...PAGES])[0]?.title, 'Meat');
  });
});

/** A search, and whether it finds "Fresh and smoked meat; gate". */
const SEARCHES = {
  'MÉAT smoked': true,
  'smo mea': true,
  meats: true,
  gas: false,
  'meat bread': false,
  eat: false,
  '': true,
};

const PAGE = {
  title: 'Store Engineering',
  description: 'Drawings and bids.',
  lead: 'Engineers who know stores.',
  file: 'services/store-engineering.md',
  noindex: false,
  picture: { src: 'compressor-room.jpg', alt: 'A rack with pipes', decorative: false, focus: '50% 50%' },
  keywords: ['HVAC'],
  group: 'retail-services',
  quote: 'gloria-simmons',
  figures: [{ value: '22,000', label: 'fixtures' }],
  body: [{ html: '<h2>Cold cases</h2><p>Coolers, cafés and <a href="/freight/">trucks</a>.</p>' }],
  feature: { kind: 'places', places: [{ name: 'Plumbing', at: '30% 52%', text: 'We draw drains.' }] },
};

describe('the words of a page', () => {
  it('are those of its headings, body, lists and keywords, but not of its files, figures and links', () => {
    const words = listSearchWords(PAGE, `${PAGE.title} ${PAGE.lead} ${PAGE.description}`);
    assert.deepEqual(words.join(' '), 'cafes cases cold coolers drains draw fixtures hvac plumbing trucks');
  });
});

describe('the words of a search', () => {
  it('are compared without case, accents and punctuation', () => {
    assert.deepEqual(listWords('Café HBC & GM'), ['cafe', 'hbc', 'gm']);
    assert.deepEqual(listWords('...'), []);
  });

  it('must each be the beginning or the plural of a word in the text', () =>
    assertRows(SEARCHES, (asked) => matchesAll(listWords('Fresh and smoked meat; gate'), listWords(asked))));
});
