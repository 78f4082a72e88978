import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Shell } from '../../ui/shell.js';
import { Slot } from '../../ui/slot.js';
import { filledColumns, ROW_SLOTS, rowsOf } from './data-table.js';

function View(of: SectionProps) {
  const columns = filledColumns(of);
  return (
    <Shell of={of} name="tables-board">
      <div className="bp-wrap bp-faq-side" data-media={of.treatment.media}>
        <Intro of={of}>
          <Slot of={of} name="note" className="bp-table-tip" />
        </Intro>
        <dl className="bp-table-board" data-tone={of.treatment.tone === 'brand' ? 'ink' : undefined}>
          {rowsOf(of).map((n) => (
            <div key={n}>
              <Slot of={of} name={`row${n}.title`} as="dt" />
              {columns.map((cell) => (
                <Slot key={cell} of={of} name={`row${n}.${cell}`} as="dd" />
              ))}
            </div>
          ))}
        </dl>
      </div>
    </Shell>
  );
}

/** A board as in a café: name and value joined by dots, the rest in small under it. */
export const board: Composition = {
  name: 'tables-board',
  View,
  slots: slots(...INTRO, 'note', ROW_SLOTS),
};
