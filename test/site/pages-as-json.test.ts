/** Resolve, then draw: what a page shows, it was given, and given as plain JSON. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { site as realSite } from '../../build.ts';
import { makeToUrl } from '../../engine/core/urls.ts';
import type { SitePage } from '../../pages/body.tsx';
import { renderBody } from '../../pages/body.tsx';
import { publish } from './published.ts';

const picture = { width: 1920, height: 1080, color: '#123a2c', avif: [], fallback: [] };
const kit = { toUrl: makeToUrl('/'), pictureOf: () => picture };

const draw = (page: SitePage) => renderToStaticMarkup(renderBody(page, kit));

const site = await publish();
const routes = realSite.routes(site.content, { year: 2026, logo: '/logo.png' });
const pages: SitePage[] = routes.map((route) => route.resolve());

describe('every page', () => {
  it('is rendered alike from a copy of its JSON', () => {
    for (const page of pages) {
      assert.equal(draw(JSON.parse(JSON.stringify(page))), draw(page), page.path);
    }
  });

  it('holds nothing that JSON would lose but what is left out', () => {
    for (const page of pages) assert.deepEqual(JSON.parse(JSON.stringify(page)), withoutUndefined(page), page.path);
  });
});

function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (typeof value !== 'object' || value === null) return value;
  assert.equal(Object.getPrototypeOf(value), Object.prototype);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutUndefined(item)]));
}
