import { BuildFailure, fileError } from '../core/diagnostics.ts';
import { decode, parseFile } from './decode.ts';
import type { Source, SourceFile } from './source.ts';

/**
 * A file in which an earlier build found no fault: it is read once somebody asks for its words or their places.
 * @throws BuildFailure, when asked, if it is another by then
 */
export function readLater(name: SourceFile, read: () => Uint8Array): Source {
  let [raw, known]: [string?, Source?] = [];
  const source = () => {
    known ??= parseFile(name, read()).source;
    if (!known) {
      const message = 'file: found it changed while the site was built, build again';
      throw new BuildFailure([fileError(name.file, { code: 'file-changed', message, fix: '' })]);
    }
    return known;
  };
  return {
    ...name,
    get raw() {
      // Many ask for the words alone, which need not be parsed.
      raw ??= decode(read());
      return raw;
    },
    get data() {
      return source().data;
    },
    get body() {
      return source().body;
    },
    get bodyLine() {
      return source().bodyLine;
    },
    positionOf: (path) => source().positionOf(path),
    positionOfKey: (path) => source().positionOfKey(path),
    positionsIn: (path) => source().positionsIn(path),
    positionInBody: (offset) => source().positionInBody(offset),
  };
}
