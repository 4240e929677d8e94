/** Lists with no entries, or with one or two. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { copyFixture, type FixtureSite, formatEntry } from '../../support/fixture-site.ts';
import { onOneLine, openPage } from '../../support/html.ts';

const picture = { src: 'produce.jpg', alt: 'Crates of fruit' };

const description = (name: string) => `The page ${name} of a very small cooperative that exists for tests alone.`;

function makePage(name: string, fields: object): string {
  return formatEntry({
    title: name,
    description: description(name),
    lead: 'They.',
    summary: 'They.',
    order: 9,
    ...fields,
  });
}

/** The content files of a site with this number of slides, quotes, pictures, managers and contacts. */
function makeFiles(count: number): Record<string, string> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const files: Record<string, string> = {
    'company/quotes.md': makePage('Quotes', { layout: 'testimonials' }),
    'company/team.md': makePage('Team', { layout: 'team' }),
    'groups/retail-services.md': makePage('Retail Services', { picture }),
  };
  for (const order of numbers) {
    const name = `Ada King ${order}`;
    const person = { name, title: `Manager ${order}`, order };
    const reachable = { ...person, email: `ada${order}@tiny.test`, phone: `(800) 555-011${order}` };
    files[`slides/slide-${order}.md`] = formatEntry({ order, picture });
    files[`testimonials/quote-${order}.md`] = formatEntry({ name, role: 'Ohio', order, quote: 'Yes.', picture });
    files[`managers/manager-${order}.md`] = formatEntry(person);
    files[`contacts/contact-${order}.md`] = formatEntry(reachable);
  }
  if (count === 0) return files;
  const slides = numbers.map((order) => ({ ...picture, caption: `Fruit ${order}` }));
  files['company/gallery.md'] = makePage('Gallery', { layout: 'gallery', galleryHeading: 'Pictures', slides });
  return files;
}

async function buildWith(count: number): Promise<FixtureSite> {
  const fixture = copyFixture(undefined, makeFiles(count));
  await fixture.build();
  return fixture;
}

/** Sections and columns that have only a heading, and lists and boxes that have nothing. */
function listHollow(fixture: FixtureSite, path: string): string[] {
  const $ = openPage(fixture, path);
  const sections = $('main :is(section, nav)[aria-labelledby]:not([hidden]), main .section, .footer-column').toArray();
  const hollow = sections.filter((part) => {
    const content = $(part).clone();
    content.find('h2, h3, .footer-heading, .footer-switch, script').remove();
    return content.find('img, input').length === 0 && onOneLine(content.text()) === '';
  });
  const empty = $('main :is(ul, ol, dl, div)').filter((_, part) => $(part).contents().length === 0);
  // A shelf edge may be without price cards, and scripts fill the others.
  const wrong = [...hollow, ...empty.not('.shelf-edge, [role=status], [hidden] *').toArray()];
  return wrong.map((part) => `${path}: ${$(part).attr('class') ?? part.tagName}`);
}

for (const count of [0, 1, 2]) {
  describe(`a site with ${count} of each`, async () => {
    const fixture = await buildWith(count);

    it('has no heading, frame or list without content', () => {
      const pages = fixture.list().filter((file) => file.endsWith('/index.html') || file === 'index.html');
      assert.deepEqual(
        pages.flatMap((file) => listHollow(fixture, file.replace('index.html', ''))),
        [],
      );
    });

    it(`has ${count < 2 ? 'no ' : ''}buttons to turn slides`, () => {
      const paths = count === 0 ? [''] : ['', 'company-info/gallery/'];
      for (const path of paths) {
        const $ = openPage(fixture, path);
        assert.equal($('.carousel').length, count === 0 ? 0 : 2 - paths.indexOf(path), path);
        assert.equal($('.carousel [data-move], [data-play], [aria-roledescription]').length > 0, count > 1, path);
      }
    });
  });
}
