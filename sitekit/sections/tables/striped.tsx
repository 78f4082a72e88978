import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, Slot } from '../../ui/slot.js';
import { DataTable, TABLE_SLOTS } from './data-table.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="tables-striped">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <DataTable of={of} look="striped" />
        <Slot of={of} name="note" className="bp-small bp-table-note" />
      </div>
    </Shell>
  );
}

/** A rounded card with a coloured head and striped rows. */
export const striped: Composition = {
  name: 'tables-striped',
  View,
  slots: slots(...INTRO, 'note', ...TABLE_SLOTS),
};
