import { memo } from 'react';
import { textSlot } from '#sitekit/copy/slots.js';
import { tableMessages as m } from '../../messages/tables.messages.js';
import { typeHalfSpace } from '../half-space.js';
import { useEditContent } from '../use-content.js';
import styles from './table-fields.module.css';

interface TableRowProps {
  readonly sectionId: string;
  /** The slots of its cells, joined by commas, and their texts as JSON: the same row is not drawn again. */
  readonly slots: string;
  readonly texts: string;
  /** From 0; null for the headings. */
  readonly row: number | null;
  readonly onFocus: (row: number) => void;
}

/** One row of a table as fields. A letter in one row draws no other. */
export const TableRow = memo(function TableRow({ sectionId, slots, texts, row, onFocus }: TableRowProps) {
  const edit = useEditContent();
  const values = JSON.parse(texts) as string[];
  const cells = slots.split(',').map((slot, column) => (
    <td key={slot}>
      <input
        className={styles.cell}
        aria-label={row === null ? m.column(column + 1) : m.cell(row + 1, column + 1)}
        value={values[column] ?? ''}
        maxLength={textSlot(slot).maxLength}
        data-row={row ?? undefined}
        data-column={column}
        onChange={({ currentTarget }) => edit(sectionId, 'texts', slot, currentTarget.value)}
        onKeyDown={typeHalfSpace}
        onFocus={() => row !== null && onFocus(row)}
      />
    </td>
  ));
  return <tr>{cells}</tr>;
});
