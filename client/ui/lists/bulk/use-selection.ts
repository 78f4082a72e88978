import { useState } from 'react';

/** Rows of one page that are chosen for an act on all of them. */
export interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
  readonly set: (rows: readonly Row[]) => void;
  readonly canSelect: (row: Row) => boolean;
  /** The label of the checkbox. */
  readonly labelOf: (row: Row) => string;
}

interface SelectionOptions<Row> {
  /** The page as it is shown: what is no longer on it, or no longer possible, is no longer chosen. */
  readonly shown: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly labelOf: (row: Row) => string;
  readonly canSelect?: (row: Row) => boolean;
}

export function useSelection<Row>(options: SelectionOptions<Row>): Selection<Row> {
  const { shown, rowKey, labelOf, canSelect = () => true } = options;
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const has = (row: Row) => keys.has(rowKey(row)) && canSelect(row);
  return {
    rows: shown.filter(has),
    has,
    toggle: (row) => {
      const next = new Set(keys);
      if (!next.delete(rowKey(row))) next.add(rowKey(row));
      setKeys(next);
    },
    set: (rows) => setKeys(new Set(rows.map(rowKey))),
    canSelect,
    labelOf,
  };
}
