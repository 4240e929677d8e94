/** The colors that are needed outside the style sheet. A test holds them to assets/styles/tokens.css. */
export const PALETTE = {
  paper: '#fbf7ee',
  /** Paper in the dark scheme. */
  darkPaper: '#0b1411',
  cream: '#fbf7ee',
  softCream: '#cddbd2',
  deepLeaf: '#123a2c',
  tomato: '#b8392b',
  corn: '#e8b23a',
} as const;
