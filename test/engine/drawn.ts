import { site } from '../../build.ts';

/** This site, which notes the paths of the pages that are drawn. */
export function noteDrawn(): { noted: typeof site; drawn: string[] } {
  const drawn: string[] = [];
  const body: typeof site.body = (page, kit) => {
    drawn.push(page.path);
    return site.body(page, kit);
  };
  return { noted: { ...site, body }, drawn };
}
