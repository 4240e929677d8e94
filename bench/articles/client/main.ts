/** The script of every page, which does nothing here. */
export {};
