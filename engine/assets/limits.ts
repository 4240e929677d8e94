/** What a picture must be; a part of the key of what was measured, so that a new limit is asked of every picture anew. */
export const LIMITS = {
  formats: ['jpeg', 'png', 'webp'],
  /** What the narrowest place for a picture shows on a sharp phone screen, in pixels. */
  leastWidth: 640,
  mostPixels: 40_000_000,
  /** One side to the other. Every picture is cropped to places between 6:7 (a social card) and 5:2 (a page's whole width): more would be a sliver. */
  mostStretch: 3,
} as const;
