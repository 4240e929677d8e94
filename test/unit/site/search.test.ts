/** What the site map and the page for wrong addresses take words to mean, without a browser. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findNearest } from '../../../client/search/rank.ts';
import { matchesAll, wordsOf } from '../../../client/search/words.ts';

const PRODUCTS = '/services/product-categories/';
const PAGES = [
  ['/', 'Home', 'A wholesale co-operative that belongs to the grocers of the valley.'],
  ['/services/', 'Services', 'Everything that a store needs.'],
  [`${PRODUCTS}grocery/`, 'Grocery', 'Dry goods, dairy and frozen food.'],
  [`${PRODUCTS}meat/`, 'Meat', 'Fresh and smoked meat, cut to order.'],
  [`${PRODUCTS}produce/`, 'Produce', 'Fruit and vegetables, every morning.'],
  [`${PRODUCTS}bakerydeli/`, 'Bakery Deli', 'Bread and salads.'],
  ['/services/support-services/legal-services/', 'Legal Services', 'Consultation on every lease.'],
  ['/company-info/company-history/', 'Company History', 'Owned by its stores since it began.'],
  ['/company-info/our-management-team/', 'Our Management Team', 'Whom to call, and for what.'],
  ['/company-info/employment-opportunities/', 'Employment Opportunities', 'Jobs in the warehouse and on the road.'],
  ['/contact/', 'Contact Us', 'Call, write or visit.'],
].map(([path = '', title = '', text = '']) => ({ path, title, text }));

const suggest = (query: string) => findNearest(query, PAGES).map(({ title }) => title);

describe('a wrong address', () => {
  for (const [address, first] of [
    ['servces/grocery', 'Grocery'],
    ['services/product-categories/Bakery-Deli.html', 'Bakery Deli'],
    ['jobs', 'Employment Opportunities'],
    ['contactus.php', 'Contact Us'],
    ['company-info/companyhistory', 'Company History'],
    ['old/site/pages/management/team/', 'Our Management Team'],
    ['produec', 'Produce'],
    ['100%/meat', 'Meat'],
  ] as const) {
    it(`is taken for ${first}: ${address}`, () => {
      const found = suggest(address);
      assert.equal(found[0], first);
      assert.ok(found.length <= 3);
    });
  }

  for (const address of ['xylophone/quartz', '', '%', 'index.php']) {
    it(`is taken for no page where it says nothing: ${JSON.stringify(address)}`, () =>
      assert.deepEqual(suggest(address), []));
  }

  it('is taken for the page it names before those that only mention it', () => {
    const mention = { path: '/news/', title: 'News', text: 'Meat has moved.' };
    const found = findNearest('meat', [mention, ...PAGES]).map(({ title }) => title);
    assert.equal(found[0], 'Meat');
  });
});

describe('the words of a search', () => {
  it('have neither case nor accents nor signs', () => {
    assert.deepEqual(wordsOf('Café HBC & GM'), ['cafe', 'hbc', 'gm']);
    assert.deepEqual(wordsOf('...'), []);
  });

  for (const [asked, isFound] of [
    ['MÉAT smoked', true],
    ['smo mea', true],
    ['meats', true],
    ['gas', false],
    ['meat bread', false],
    ['eat', false],
    ['', true],
  ] as const) {
    it(`must all begin a word of the text, or be its plural: ${JSON.stringify(asked)}`, () =>
      assert.equal(matchesAll(wordsOf('Fresh and smoked meat; gate'), wordsOf(asked)), isFound));
  }
});
