import type { Measures } from './measure.ts';

/** A picture as a maintainer put it into assets/images. */
export interface Original extends Measures {
  name: string;
  bytes: Uint8Array;
  hash: string;
  /** The color behind its clear parts. */
  paper: string;
}
