import type { ReactNode } from 'react';
import { type Page as AnyPage, withBasePath } from '../../engine/core/index.ts';
import { type PageContext, RawHtml, type Route } from '../../engine/render/index.ts';
import type { ArticlesContent, LinkGroup } from './content.ts';

export interface ArticlePage extends AnyPage {
  props: { title: string; lead: string; text: string };
  /** The links in the header, and the columns of links in the footer. */
  shell: { menu: LinkGroup[]; columns: LinkGroup[] };
}

/** Resolved pages by entry. Entries and menus are the same objects as long as their files are unchanged. */
const resolved = new WeakMap<object, ArticlePage>();

export function listRoutes({ site, home, sections }: ArticlesContent): Route<ArticlePage>[] {
  const { menu, columns } = site;
  const routeOf = (entry: ArticlesContent['home'], path: string): Route<ArticlePage> => {
    const resolve = () => {
      const cached = resolved.get(entry);
      if (cached?.shell.menu === menu && cached.shell.columns === columns) return cached;
      const { file, title, description, noindex, lead, body } = entry;
      const page = {
        path,
        output: `${path.slice(1)}index.html`,
        source: file,
        kind: 'article',
        head: { title, description, noindex, data: [] },
        props: { title, lead, text: body },
        shell: { menu, columns },
      };
      resolved.set(entry, page);
      return page;
    };
    return { source: entry.file, resolve };
  };
  return [
    routeOf(home, '/'),
    ...Object.entries(sections).flatMap(([name, articles]) =>
      articles.map((article) => routeOf(article, `/${name}/${article.slug}/`)),
    ),
  ];
}

/** The layouts for Eleventy and Hugo in bench/peers render the same. */
export function renderBody(
  { props: { title, lead, text }, shell: { menu, columns } }: ArticlePage,
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
        <RawHtml html={withBasePath(text, context.toUrl)} />
      </main>
      <footer>
        <Groups groups={columns} context={context} />
      </footer>
    </>
  );
}

function Groups({ groups, context }: { groups: readonly LinkGroup[]; context: PageContext }) {
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
