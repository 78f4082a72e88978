import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { BulkBar, BulkResults } from '../lists/bulk/bulk-bar.js';
import { useBulkAct, type BulkQuestion } from '../lists/bulk/use-bulk-act.js';
import { useSelection } from '../lists/bulk/use-selection.js';
import { AdminTable, type AdminTableProps } from './admin-table.js';

/** An act on several rows at once, one after the other. */
export interface BulkAction<Row> {
  /** The label of the button. */
  readonly name: string;
  readonly icon?: ReactNode;
  readonly isDangerous?: boolean;
  readonly canSelect: (row: Row) => boolean;
  /** The label of a row's checkbox. */
  readonly labelOf: (row: Row) => string;
  readonly question: (count: number) => BulkQuestion;
  readonly run: (row: Row) => Promise<unknown>;
  /** Names a row in the table of what became of each. */
  readonly describe: (row: Row) => string;
  /** Queries that are made again afterwards. */
  readonly lists: ReadonlySet<string>;
}

interface BulkTableProps<Row> extends Omit<AdminTableProps<Row>, 'selection'> {
  readonly action: BulkAction<Row>;
}

/** A table whose rows can be chosen for one action. */
export function BulkTable<Row>({ action, ...table }: BulkTableProps<Row>) {
  const { rows, rowKey } = table;
  const { name, icon, isDangerous, canSelect, labelOf, question, run, describe, lists } = action;
  const { busy, act, results, closeResults } = useBulkAct(lists);
  const selection = useSelection<Row>({ shown: rows, rowKey, labelOf, canSelect });
  const runAll = () =>
    act(selection.rows, {
      question: question(selection.rows.length),
      run,
      describe: (row) => ({ key: rowKey(row), label: describe(row) }),
    });
  return (
    <>
      <BulkBar selection={selection}>
        <Button
          size="sm"
          color={isDangerous ? 'red' : undefined}
          loading={busy}
          leftSection={icon}
          onClick={() => void runAll()}
        >
          {name}
        </Button>
      </BulkBar>
      <AdminTable {...table} selection={selection} />
      <BulkResults results={results} onClose={closeResults} />
    </>
  );
}
