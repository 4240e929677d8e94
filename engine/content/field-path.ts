/** A path into front matter, e.g. ["figures", 0, "label"]. */
export type FieldPath = readonly PropertyKey[];
