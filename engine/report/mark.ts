/** By this a report knows another one, which it may replace. */
export const MARK = '<meta name="generator" content="npm run report">';
