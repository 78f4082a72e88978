import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, Slot } from '../../ui/slot.js';
import { DataTable, TABLE_SLOTS } from './data-table.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="tables-ruled">
      <div className="bp-wrap">
        <Head of={of} />
        <DataTable of={of} look="ruled" />
        <Slot of={of} name="note" className="bp-small bp-table-note" />
      </div>
    </Shell>
  );
}

/** Hairlines and air. */
export const ruled: Composition = { name: 'tables-ruled', View, slots: slots(...INTRO, 'note', ...TABLE_SLOTS) };
