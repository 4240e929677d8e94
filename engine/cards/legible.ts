import type { Inputs } from '../../pages/page.ts';
import { resolveCard } from '../../pages/parts/metadata.ts';
import { PATHS } from '../../site/model/paths.ts';
import { AuthorError } from '../faults/errors.ts';
import type { Source } from '../read/read.ts';
import { ROOM } from './CardFace.tsx';
import { hasRoom, wrap } from './fit.ts';

/** Letters in a line above and below the headline, as measured; a third line would run into it. */
const LABEL = 26;
const SIGNATURE = 36;

/** The words of social cards that run off them, each told at its field. */
export function proveCards(
  { content, routes }: Pick<Inputs, 'content' | 'routes'>,
  sources: readonly Source[],
): AuthorError[] {
  const { site } = content;
  return [...routes.values()].flatMap((route) => {
    const { section, title } = resolveCard({ content, routes, route });
    const above = [...routes.values()].find(({ entry }) => entry.title === section)?.entry;
    const parts = [
      {
        text: title,
        fits: hasRoom(title, ROOM),
        ...(route.path === PATHS.home ? at(site, 'tagline') : at(route.entry, 'title')),
      },
      { text: section, fits: inTwoLines(section, LABEL), ...(above ? at(above, 'title') : at(site, 'shortName')) },
      { text: site.name, fits: inTwoLines(site.name, SIGNATURE), ...at(site, 'name') },
    ];
    return parts.filter(({ fits }) => !fits).map(({ text, file, field }) => tooLong(text, file, field, sources));
  });
}

function at({ file }: { file: string }, field: string): { file: string; field: string } {
  return { file, field };
}

function inTwoLines(text: string, letters: number): boolean {
  return (wrap(text, letters) ?? 3) <= 2;
}

function tooLong(text: string, file: string, field: string, sources: readonly Source[]): AuthorError {
  const position = sources.find((source) => source.file === file)?.positionOf([field]) ?? { line: 1, column: 1 };
  const found = `found ${text.length} letters, which run off the page’s social card`;
  return new AuthorError(file, position, `${field}: ${found}, write fewer, or shorter words`);
}
