/** The one script that every page loads: these pages ask nothing of it. */
export {};
