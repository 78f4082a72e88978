import { Checkbox } from '@mantine/core';
import { bulkMessages as texts } from '#client/lib/messages/bulk.messages.js';
import type { Selection } from './use-selection.js';

interface SelectAllProps<Row> {
  readonly rows: readonly Row[];
  readonly selection: Selection<Row>;
  /** Whether the label can be seen beside the checkbox. */
  readonly isLabelShown?: boolean;
}

/** Chooses every row of the page that can be chosen, or none. */
export function SelectAll<Row>({ rows, selection, isLabelShown = false }: SelectAllProps<Row>) {
  const possible = rows.filter(selection.canSelect);
  const chosen = possible.filter(selection.has);
  const isAll = possible.length > 0 && chosen.length === possible.length;
  return (
    <Checkbox
      {...(isLabelShown ? { label: texts.all } : { 'aria-label': texts.all })}
      disabled={possible.length === 0}
      checked={isAll}
      indeterminate={chosen.length > 0 && !isAll}
      onChange={() => selection.set(isAll ? [] : possible)}
    />
  );
}
