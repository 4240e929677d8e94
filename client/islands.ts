/** The registry: what joins an island's markup to its script. */
export const islandNames = ['menu', 'tabs', 'carousel', 'contact-form', 'year'] as const;

export type IslandName = (typeof islandNames)[number];
