/** Where the layout changes; assets/styles/ names the same widths, for style sheets cannot read them from here. */
export const MEDIUM = '(min-width: 768px)';
export const LARGE = '(min-width: 1024px)';
