/** The oldest browsers that get the whole design: those of autumn 2022. By major version. */
export const OLDEST = { chrome: 107, firefox: 104, safari: 16 } as const;
