import { Fragment } from 'react';

/** A page by its path, as a way to it. */
export function PageLink({ path, home }: { path: string; home: string }) {
  return (
    <a className="path" href={home + path.slice(1)}>
      {path}
    </a>
  );
}

const MOST = 4;

/** Some of many pages. */
export function PageList({ paths, home }: { paths: readonly string[]; home: string }) {
  const more = paths.length - MOST;
  return (
    <>
      {paths.slice(0, MOST).map((path) => (
        <Fragment key={path}>
          <PageLink path={path} home={home} />{' '}
        </Fragment>
      ))}
      {more > 0 && <span className="soft">and {more} more</span>}
    </>
  );
}
