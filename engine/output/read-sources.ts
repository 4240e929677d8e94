import { type InspectedPictures, inspectPictures, readCoverage } from '../assets/index.ts';
import { type ReadResult, readContent } from '../content/index.ts';
import type { PublicFiles, Theme } from '../core/index.ts';
import { readPublic } from './public-files.ts';
import type { Inputs } from './site.ts';

/** The content, pictures and public files of a site. */
export interface Sources extends ReadResult {
  published: PublicFiles;
  pictures: InspectedPictures;
  /** The code points that the fonts have. */
  coverage: ReadonlySet<number>;
}

/** Reads the content, the pictures and public/. */
export async function readSources(inputs: Inputs, theme: Theme): Promise<Sources> {
  const { cache, virtualFiles } = inputs;
  return {
    ...readContent(inputs.content, cache.results, virtualFiles?.content),
    published: readPublic(inputs.public),
    pictures: await inspectPictures(inputs.images, theme.background, cache, virtualFiles?.images),
    coverage: await readCoverage(theme.typefaces, cache.store),
  };
}
