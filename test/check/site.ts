/** A built site on a local server. */
export interface CheckedSite {
  folder: string;
  /** Ends with the base path, e.g. "http://localhost:4321/co-op/". */
  address: string;
}
