import { Checkbox } from '@mantine/core';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { SelectAll } from '../lists/bulk/select-all.js';
import type { Selection } from '../lists/bulk/use-selection.js';
import styles from './admin-table.module.css';
import type { ShownOrder } from './list-order.js';
import { DetailsButton, type RowDetails } from './row-details.js';
import { SortHead } from './sort-head.js';
import { TableBar } from './table-bar.js';
import { useHiddenColumns } from './use-hidden-columns.js';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** The buttons of a row: no name before them on a phone. */
  readonly isActions?: boolean;
  /** The server's name of this order, where the list can be sorted by the column. */
  readonly sort?: string;
}

export interface AdminTableProps<Row> {
  readonly caption: string;
  /** The first one names the row and is always shown. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Rows to be looked at twice. */
  readonly isMarked?: (row: Row) => boolean;
  /** A list of its own tab: its columns can be chosen, which the browser keeps under this name. */
  readonly list?: string;
  /** The order without a choice; left out: the newest first. */
  readonly first?: ShownOrder;
  /** The effect of Enter on a row; without it, Enter goes to the first control of the row. */
  readonly onOpen?: (row: Row) => void;
  /** Rows that are chosen for an act on all of them. */
  readonly selection?: Selection<Row>;
  readonly details?: RowDetails<Row>;
  /** On a phone two cells share a line, without the names of their columns: each says by itself what it is. */
  readonly isDense?: boolean;
}

/** A table on a wide screen, a list of cards on a phone: each cell has its column's name. */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
  const { caption, columns, rows, rowKey, list, first: firstOrder, selection, details, isDense } = props;
  const hints = useId();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const { hidden, toggle } = useHiddenColumns(list);
  const [first, ...rest] = columns;
  if (!first) return null;
  const shown = [first, ...rest.filter(({ name, isActions }) => isActions || !hidden.has(name))];
  return (
    <>
      {list !== undefined && (
        <TableBar hintsId={hints} columns={columns} first={firstOrder} hidden={hidden} onToggle={toggle} />
      )}
      <table
        className={styles.table}
        data-dense={isDense || undefined}
        aria-describedby={list === undefined ? undefined : hints}
      >
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th className={styles.check}>
                <SelectAll rows={rows} selection={selection} />
              </th>
            )}
            {shown.map((column) => (
              <SortHead key={column.name} column={column} first={firstOrder} />
            ))}
            {details && (
              <th scope="col" className={styles.detailsHead}>
                <span className={styles.caption}>{adminMessages.table.details}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row);
            const toggleDetails = () => setOpenKey((now) => (now === key ? null : key));
            return <TableRow key={key} {...props} {...{ row, shown, toggleDetails }} isOpen={key === openKey} />;
          })}
        </tbody>
      </table>
    </>
  );
}

interface TableRowProps<Row> extends AdminTableProps<Row> {
  readonly row: Row;
  readonly shown: readonly Column<Row>[];
  /** Its details are shown. */
  readonly isOpen: boolean;
  readonly toggleDetails: () => void;
}

function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, shown, details, isOpen, toggleDetails, isMarked, onOpen, list, selection } = props;
  const under = useId();
  const content = details?.of(row) ?? null;
  const [first, ...rest] = shown;
  const open = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    if (onOpen) onOpen(row);
    else event.currentTarget.querySelector<HTMLElement>('a, button')?.focus();
  };
  return (
    <>
      <tr
        data-marked={isMarked?.(row) || undefined}
        data-row={list}
        tabIndex={list === undefined ? undefined : -1}
        onKeyDown={list === undefined ? undefined : open}
      >
        {selection && (
          <td className={styles.check}>
            <Checkbox
              aria-label={selection.labelOf(row)}
              disabled={!selection.canSelect(row)}
              checked={selection.has(row)}
              onChange={() => selection.toggle(row)}
            />
          </td>
        )}
        <th scope="row" className={styles.head}>
          {first?.cell(row)}
        </th>
        {rest.map(({ name, cell, isActions = false }) => (
          <td key={name} data-name={isActions ? undefined : name} className={isActions ? styles.actions : undefined}>
            {cell(row)}
          </td>
        ))}
        {details && (
          <td className={styles.details}>
            {content !== null && (
              <DetailsButton label={details.labelOf(row)} controls={under} isOpen={isOpen} onToggle={toggleDetails} />
            )}
          </td>
        )}
      </tr>
      {isOpen && content !== null && (
        <tr id={under} data-under>
          <td colSpan={shown.length + (selection ? 2 : 1)} className={styles.under}>
            {content}
          </td>
        </tr>
      )}
    </>
  );
}
