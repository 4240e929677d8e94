/** A page by its path, as a way to it. */
export function PageLink({ path, home }: { path: string; home: string }) {
  return (
    <a className="path" href={home + path.slice(1)}>
      {path}
    </a>
  );
}

const MOST = 4;

/** Some of many pages; so close together, ways to them would be hard to hit with a thumb. */
export function PageList({ paths }: { paths: readonly string[] }) {
  const more = paths.length - MOST;
  return (
    <span className="path">
      {paths.slice(0, MOST).join(', ')}
      {more > 0 && <span className="soft"> and {more} more</span>}
    </span>
  );
}
