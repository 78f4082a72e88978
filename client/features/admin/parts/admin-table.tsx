import type { ReactNode } from 'react';
import styles from './admin-table.module.css';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** The buttons of a row: no name before them on a phone. */
  readonly isActions?: boolean;
}

interface AdminTableProps<Row> {
  readonly caption: string;
  /** The first one names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Rows to be looked at twice. */
  readonly isMarked?: (row: Row) => boolean;
}

/** A table on a wide screen, a list of cards on a phone: each cell has its column's name. */
export function AdminTable<Row>({ caption, columns, rows, rowKey, isMarked }: AdminTableProps<Row>) {
  const [first, ...rest] = columns;
  if (!first) return null;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, isActions = false }) => (
            <th key={name} scope="col" data-actions={isActions || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-marked={isMarked?.(row) || undefined}>
            <th scope="row" className={styles.head}>
              {first.cell(row)}
            </th>
            {rest.map(({ name, cell, isActions = false }) => (
              <td
                key={name}
                data-name={isActions ? undefined : name}
                className={isActions ? styles.actions : undefined}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
