import { Button, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState, type ClipboardEvent } from 'react';
import type { DesignSection } from '#core/design/design.js';
import { isTable } from '#core/sections/pasted-table.js';
import type { TextSlot } from '#sitekit/section.types.js';
import type { TableFields as Table } from '#sitekit/texts/field-groups.js';
import { useAnnounce } from '#client/ui/announcer.js';
import { toast } from '#client/ui/toast.js';
import { useDispatchWithRoom } from '../../context/use-dispatch-with-room.js';
import { listMessages } from '../../messages/lists.messages.js';
import { tableMessages as m } from '../../messages/tables.messages.js';
import { MoveButtons, RowButton } from '../../sortable/disclosure-row.js';
import rowStyles from '../../sortable/rows.module.css';
import { useItemEdits } from '../items/use-item-edits.js';
import { PasteTable } from './paste-table.js';
import styles from './table-fields.module.css';
import { addedRow, fillFrom, type FillOutcome } from './table-fill.js';
import { TableRow } from './table-row.js';

/** So many rows are fields at a time: a table may have 200. */
const ROWS_SHOWN = 25;

interface TableFieldsProps {
  readonly section: DesignSection;
  readonly table: Table;
  /** The text of each slot where nothing was written. */
  readonly samples: Readonly<Record<string, string>>;
}

/** The headings and rows of a table as fields in a grid, into which a copied table can be pasted. */
export function TableFields({ section, table, samples }: TableFieldsProps) {
  const { rows } = table;
  const place = usePlace(rows.items.length);
  const fill = useFill(section.id, rows.key);
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain');
    const { row, column } = (event.target as HTMLElement).dataset;
    if (row === undefined || column === undefined || !isTable(text)) return;
    event.preventDefault();
    fill(fillFrom(table, Number(row), Number(column), text));
  };
  return (
    <section className={rowStyles.block} aria-label={rows.name.many}>
      <div className={rowStyles.head}>
        <h3 className={rowStyles.title}>{rows.name.many}</h3>
        <span className={rowStyles.count}>{listMessages.count(rows.items.length, rows.max)}</span>
      </div>
      <Text size="xs" c="dimmed">
        {m.hint}
      </Text>
      <div className={styles.frame} onPaste={paste}>
        <Grid section={section} table={table} samples={samples} place={place} />
      </div>
      <RowTools section={section} table={table} place={place} onFill={fill} />
      {rows.items.length > ROWS_SHOWN && <Pages place={place} count={rows.items.length} />}
      <PasteTable table={table} onFill={fill} />
    </section>
  );
}

interface Place {
  /** The rows that are shown, from 0; `to` is no longer shown. */
  readonly from: number;
  readonly to: number;
  /** The row that the tools are about: the one that was written in last, if it is in sight. */
  readonly at: number;
  readonly focus: (row: number) => void;
  /** Shows a row, and makes it the one that the tools are about. */
  readonly show: (row: number) => void;
}

function usePlace(count: number): Place {
  const [page, setPage] = useState(0);
  const [focused, setFocused] = useState(0);
  const from = Math.min(page, Math.ceil(count / ROWS_SHOWN) - 1) * ROWS_SHOWN;
  const to = Math.min(from + ROWS_SHOWN, count);
  const show = (row: number) => {
    setFocused(row);
    setPage(Math.floor(row / ROWS_SHOWN));
  };
  return { from, to, at: Math.min(Math.max(focused, from), to - 1), focus: setFocused, show };
}

function Grid({ section, table: { rows, columns }, samples, place }: TableFieldsProps & { readonly place: Place }) {
  const rowOf = (slots: readonly TextSlot[]) => ({
    sectionId: section.id,
    slots: slots.map(({ name }) => name).join(),
    texts: JSON.stringify(slots.map(({ name }) => section.customData.texts?.[name] ?? samples[name] ?? '')),
    onFocus: place.focus,
  });
  return (
    <table className={styles.table}>
      {columns.length > 0 && (
        <thead>
          <TableRow row={null} {...rowOf(columns)} />
        </thead>
      )}
      <tbody>
        {rows.items.slice(place.from, place.to).map(({ n, texts }, index) => (
          <TableRow key={n} row={place.from + index} {...rowOf(texts)} />
        ))}
      </tbody>
    </table>
  );
}

interface RowToolsProps {
  readonly section: DesignSection;
  readonly table: Table;
  readonly place: Place;
  readonly onFill: (outcome: FillOutcome) => boolean;
}

/** Moves and removes the row in use, and adds one after it. */
function RowTools({ section, table, place: { at, show }, onFill }: RowToolsProps) {
  const { rows } = table;
  const edits = useItemEdits(section, rows);
  const [item, count, name] = [rows.items[at], rows.items.length, m.row(at + 1)];
  return (
    <div className={styles.tools} role="group" aria-label={m.tools(at + 1)}>
      <span className={styles.row}>{name}</span>
      <MoveButtons
        name={name}
        index={at}
        count={count}
        onMove={(to) => {
          edits.move(at, to, name);
          show(to);
        }}
      />
      <RowButton
        label={listMessages.remove(name)}
        color="red"
        disabled={count === 1}
        onClick={() => item && edits.remove(item, name)}
      >
        <IconTrash size={17} stroke={1.75} />
      </RowButton>
      <Button
        variant="light"
        size="compact-sm"
        className={styles.add}
        disabled={count + rows.hidden.length >= rows.max}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => onFill({ kind: 'fill', rows: 1, ...addedRow(table, at) }) && show(at + 1)}
      >
        {m.addAfter}
      </Button>
    </div>
  );
}

function Pages({ place: { from, to, show }, count }: { readonly place: Place; readonly count: number }) {
  return (
    <nav className={styles.tools} aria-label={m.pages}>
      <Button variant="default" size="compact-sm" disabled={from === 0} onClick={() => show(from - ROWS_SHOWN)}>
        {m.previous}
      </Button>
      <span className={styles.row}>{m.page(from + 1, to, count)}</span>
      <Button variant="default" size="compact-sm" disabled={to === count} onClick={() => show(to)}>
        {m.next}
      </Button>
    </nav>
  );
}

/** Fills the table in one step, and says what was done or why it was not. Answers whether it was. */
function useFill(sectionId: string, list: string): (outcome: FillOutcome) => boolean {
  const dispatch = useDispatchWithRoom();
  const announce = useAnnounce();
  return (outcome) => {
    if (outcome.kind !== 'fill') {
      toast.failure(m.faults[outcome.kind]);
      return false;
    }
    const { items, texts, rows } = outcome;
    const isFilled = dispatch({ type: 'tableFilled', sectionId, list, items, texts });
    if (isFilled) announce(m.filled(rows));
    return isFilled;
  };
}
