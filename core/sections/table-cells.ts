/** The cells of a row of a table beside its name, by the columns from the second on. */
export const CELLS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const;
export type Cell = (typeof CELLS)[number];
