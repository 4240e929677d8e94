/** What stands around every page: landmarks, menu, footer. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PATHS, pathOfCompanyPage, pathOfService } from '../../site/model/paths.ts';
import { DAY, onOneLine, publish } from './published.ts';

const site = await publish();
const { services, company, groups, pages, site: settings } = site.content;

const SERVICES = services.map(pathOfService);
const COMPANY = [PATHS.membership, ...company.map(pathOfCompanyPage)];
/** The menu names the tabs; their services stand in the footer. */
const MENU = ['/', '/services/', ...groups.map(({ slug }) => `/services/#${slug}`), '/company-info/', ...COMPANY];
const FOOTER = [...SERVICES, ...COMPANY];

describe('every page', () => {
  for (const { path } of site.standing) {
    it(`has landmarks, a skip link, one main heading, the menu and the footer: ${path}`, () => {
      const $ = site.page(path);
      const [header, footer] = [$('body > header, .header').first(), $('footer').last()];
      assert.equal($('body a').first().attr('href'), '#main');
      assert.equal($('main#main').length, 1);
      assert.equal($('h1').length, 1);
      for (const href of [...MENU, '/contact/']) {
        assert.ok(header.find(`a[href="${href}"]`).length > 0, `header: ${href}`);
      }
      for (const href of [...FOOTER, '/contact/']) {
        assert.ok(footer.find(`a[href="${href}"]`).length > 0, `footer: ${href}`);
      }
      assert.equal(footer.find(`a[href="${PATHS['site-map']}"]`).text(), pages['site-map'].title);
      assert.match(onOneLine(footer.text()), new RegExp(`© ?${DAY.slice(0, 4)}`));
    });

    it(`leads to the members’ login in a new tab, and says so: ${path}`, () => {
      const $ = site.page(path);
      const logins = $('header a[target=_blank]').toArray();
      assert.ok(logins.length > 0);
      for (const login of logins) {
        assert.equal($(login).attr('href'), settings.memberLogin.href);
        assert.equal(onOneLine($(login).text()), `${settings.memberLogin.label} (opens in a new tab)`);
        assert.ok($(login).attr('rel')?.includes('noopener'));
      }
    });
  }
});

describe('the menu', () => {
  const marked = (path: string, kind: string) => {
    const $ = site.page(path);
    return new Set(
      $(`header [aria-current=${kind}]`)
        .toArray()
        .map((item) => $(item).attr('href') ?? $(item).text()),
    );
  };

  it('marks the page that is shown, where it names it', () => {
    for (const path of ['/services/', '/company-info/', ...COMPANY, '/contact/']) {
      assert.ok(marked(path, 'page').has(path), path);
    }
  });

  it('marks the section of every page below one', () => {
    for (const path of SERVICES) assert.ok(marked(path, 'true').has(pages.services.title), path);
    for (const path of COMPANY) assert.ok(marked(path, 'true').has(pages['company-info'].title), path);
  });

  it('marks no section that the page is not in', () => {
    for (const path of [...COMPANY, '/contact/']) assert.ok(!marked(path, 'true').has(pages.services.title), path);
    for (const path of [...SERVICES, '/contact/']) {
      assert.ok(!marked(path, 'true').has(pages['company-info'].title), path);
    }
  });
});
