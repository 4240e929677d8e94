import type { ReactNode } from 'react';
import { colorClass, focusClass } from '../../engine/assets/index.ts';
import { type Page as AnyPage, withBasePath } from '../../engine/core/index.ts';
import { type PageContext, RawHtml, type Route } from '../../engine/render/index.ts';
import type { LibraryContent } from './content.ts';

interface Link {
  title: string;
  path: string;
  /** e.g. "by M. Oakes" */
  beside?: string;
}

interface TextProps {
  title: string;
  lead: string;
  text: string;
  links: Link[];
}

interface HomeProps {
  title: string;
  lead: string;
  picture: LibraryContent['home']['picture'];
  heading: string;
  label: string;
  shelves: Link[];
}

type ResolvedKind = { kind: 'home'; props: HomeProps } | { kind: 'text'; props: TextProps };

export type LibraryPage = AnyPage & ResolvedKind;

type Fields = LibraryContent['shelves'][number] | LibraryContent['books'][number] | LibraryContent['home'];

export function listRoutes(content: LibraryContent): Route<LibraryPage>[] {
  const { home, shelves, books } = content;
  const booksOf = new Map<string, LibraryContent['books']>(shelves.map(({ slug }) => [slug, []]));
  for (const book of books) booksOf.get(book.shelf)?.push(book);
  return [
    routeOf(content, home, '/', () => ({
      kind: 'home',
      props: {
        title: home.title,
        lead: home.lead,
        picture: home.picture,
        heading: home.shelvesHeading,
        label: home.finderLabel,
        shelves: shelves.map(({ slug, title }) => ({ title, path: `/${slug}/` })),
      },
    })),
    ...shelves.map((shelf) =>
      routeOf(content, shelf, `/${shelf.slug}/`, () => {
        const links = (booksOf.get(shelf.slug) ?? []).map(({ slug, title, author }) => ({
          title,
          path: `/${shelf.slug}/${slug}/`,
          beside: `${shelf.authorPrefix} ${author}`,
        }));
        return { kind: 'text', props: { title: shelf.title, lead: shelf.lead, text: shelf.body, links } };
      }),
    ),
    ...books.map((book) =>
      routeOf(content, book, `/${book.shelf}/${book.slug}/`, () => ({
        kind: 'text',
        props: { title: book.title, lead: book.lead, text: book.body, links: [] },
      })),
    ),
  ];
}

function routeOf(
  { home }: LibraryContent,
  fields: Fields,
  path: string,
  resolve: () => ResolvedKind,
): Route<LibraryPage> {
  const { file, title, description, noindex } = fields;
  const section = { text: home.title, file: home.file, field: 'title' };
  const card = { section, title: { text: title, file, field: 'title' }, picture: home.picture };
  return {
    source: file,
    resolve: () => ({
      path,
      output: `${path.slice(1)}index.html`,
      source: file,
      head: { title, description, noindex, card, data: [] },
      shell: {},
      ...resolve(),
    }),
  };
}

export function renderBody({ kind, props }: LibraryPage, context: PageContext): ReactNode {
  return <main>{kind === 'home' ? <Home {...props} context={context} /> : <Text {...props} context={context} />}</main>;
}

function Home({
  title,
  lead,
  picture: { src, alt, focus },
  heading,
  label,
  shelves,
  context,
}: HomeProps & { context: PageContext }) {
  const { width, height, color, fallback } = context.pictureOf(src);
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
      <img
        className={`${colorClass(color)} ${focusClass(focus)}`}
        src={context.toUrl(fallback[0]?.path ?? '')}
        alt={alt}
        width={width}
        height={height}
      />
      <h2 id="shelves">{heading}</h2>
      <div data-island="finder">
        <p hidden>
          <label>
            {label} <input type="search" />
          </label>
        </p>
        <Links links={shelves} context={context} />
      </div>
    </>
  );
}

function Text({ title, lead, text, links, context }: TextProps & { context: PageContext }) {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
      <RawHtml html={withBasePath(text, context.toUrl)} />
      <Links links={links} context={context} />
    </>
  );
}

function Links({ links, context }: { links: readonly Link[]; context: PageContext }) {
  return (
    <ul>
      {links.map(({ path, title, beside }) => (
        <li key={path}>
          <a href={context.toUrl(path)}>{title}</a> {beside}
        </li>
      ))}
    </ul>
  );
}
