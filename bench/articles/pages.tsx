import type { ReactNode } from 'react';
import type { Page as AnyPage } from '../../engine/core/page.ts';
import { placeText } from '../../engine/core/urls.ts';
import type { PageContext } from '../../engine/render/page-context.ts';
import { RawHtml } from '../../engine/render/RawHtml.tsx';
import type { Route } from '../../engine/render/resolve.ts';
import type { Content, Group } from './content.ts';

export interface Page extends AnyPage {
  props: { title: string; lead: string; text: string };
  shell: { menu: Group[]; columns: Group[] };
}

/** Every page, resolved from the content. */
export function listPages({ site, home, sections }: Content): Route<Page>[] {
  const { menu, columns } = site;
  const routeOf = (entry: Content['home'], path: string): Route<Page> => {
    const { file, title, description, noindex, lead, body } = entry;
    const head = { title, description, noindex, data: [] };
    const page = { path, output: `${path.slice(1)}index.html`, source: file, head, kind: 'article' };
    return { source: file, resolve: () => ({ ...page, props: { title, lead, text: body }, shell: { menu, columns } }) };
  };
  return [
    routeOf(home, '/'),
    ...Object.entries(sections).flatMap(([name, articles]) =>
      articles.map((article) => routeOf(article, `/${name}/${article.slug}/`)),
    ),
  ];
}

/** What stands in the body of a page; the layouts in bench/peers draw the same. */
export function renderBody(
  { props: { title, lead, text }, shell: { menu, columns } }: Page,
  context: PageContext,
): ReactNode {
  return (
    <>
      <header>
        <nav aria-label="Articles">
          <Groups groups={menu} context={context} />
        </nav>
      </header>
      <main>
        <h1>{title}</h1>
        <p>{lead}</p>
        <RawHtml html={placeText(text, context.toUrl)} />
      </main>
      <footer>
        <Groups groups={columns} context={context} />
      </footer>
    </>
  );
}

function Groups({ groups, context }: { groups: readonly Group[]; context: PageContext }) {
  return groups.map(({ heading, links }) => (
    <section key={heading}>
      <p>{heading}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={context.toUrl(href)}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
