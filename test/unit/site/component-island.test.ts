import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ComponentIsland } from '../../../components/elements/Island.tsx';
import { Link } from '../../../components/elements/Link.tsx';
import { PageProvider } from '../../../components/page-context.ts';

const value = { path: '/', toUrl: (path: string) => path, getPicture: () => assert.fail('no picture') };

function renderIsland(component: () => ReactNode): string {
  const props = { label: '', tabs: [] };
  const island = createElement(ComponentIsland<'tabs', typeof props>, { name: 'tabs', props, component });
  return renderToStaticMarkup(createElement(PageProvider, { value }, island));
}

it('the component of an island that uses the page fails in the build, as it would in the browser', () => {
  assert.match(
    renderIsland(() => createElement('a', { href: '/' }, 'Home')),
    /<a href="\/">Home<\/a>/,
  );
  assert.throws(
    () => renderIsland(() => createElement(Link, { href: '/', children: 'Home' })),
    /an island has no page/,
  );
});
