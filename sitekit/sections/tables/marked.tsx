import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { Intro } from '../../ui/intro.js';
import { Shell } from '../../ui/shell.js';
import { DataTable, TABLE_SLOTS } from './data-table.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="tables-marked">
      <div className="bp-wrap bp-flow">
        <div className="bp-table-head">
          <Intro of={of} />
          <Action of={of} name="action" />
        </div>
        <DataTable of={of} look="marked" />
      </div>
    </Shell>
  );
}

/** One column stands out of the table like a pillar. */
export const marked: Composition = {
  name: 'tables-marked',
  View,
  slots: slots(...INTRO, 'action', ...TABLE_SLOTS),
};
