/** Colors that are also needed outside the style sheet. A test compares them with tokens.css and dark.css. */
export const PALETTE = {
  paper: '#fbf7ee',
  darkPaper: '#0b1411',
  cream: '#fbf7ee',
  softCream: '#cddbd2',
  deepLeaf: '#123a2c',
  tomato: '#b8392b',
  corn: '#e8b23a',
} as const;
