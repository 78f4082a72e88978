import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, Slot, SubTitle } from '../../ui/slot.js';
import { columnsOf, columnTitle, rowsOf, TABLE_SLOTS } from './data-table.js';

function View(of: SectionProps) {
  const columns = columnsOf(of);
  return (
    <Shell of={of} name="tables-cards">
      <div className="bp-wrap">
        <Head of={of} align={of.treatment.align} />
        <ul className="bp-grid bp-table-cards">
          {rowsOf(of).map((n) => (
            <li key={n} className="bp-card">
              <Slot of={of} name="column1.title" as="span" className="bp-small" />
              <SubTitle of={of} name={`row${n}.title`} />
              <dl>
                {columns.map((cell) => (
                  <div key={cell}>
                    <Slot of={of} name={columnTitle(cell)} as="dt" />
                    <Slot of={of} name={`row${n}.${cell}`} as="dd" />
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
        <Slot of={of} name="note" className="bp-small bp-table-note" />
      </div>
    </Shell>
  );
}

/** The table taken apart: every row a card of its own. */
export const cards: Composition = { name: 'tables-cards', View, slots: slots(...INTRO, 'note', ...TABLE_SLOTS) };
