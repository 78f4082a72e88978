import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, itemSlots, list, slots } from '../../slots.js';
import { UI_WORDS } from '../../copy/slots.messages.js';
import { Shell } from '../../ui/shell.js';
import { Head, items, Slot } from '../../ui/slot.js';
import { PlanAction, PlanPrice, PriceNote } from './plan.js';

const PLANS = [1, 2, 3];
const COLUMNS = ['one', 'two', 'three'];

function View(of: SectionProps) {
  return (
    <Shell of={of} name="pricing-table">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <table className="bp-compare bp-lift">
          <thead>
            <tr>
              <th scope="col">
                <span className="bp-hidden">{UI_WORDS.compared}</span>
              </th>
              {PLANS.map((n) => (
                <th key={n} scope="col">
                  <Slot of={of} name={`plan${n}.title`} as="span" className="bp-subtitle" />
                  <PlanPrice of={of} n={n} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items(of, 'row').map((n) => (
              <tr key={n}>
                <th scope="row">
                  <Slot of={of} name={`row${n}.title`} as="span" />
                </th>
                {COLUMNS.map((column) => (
                  <td key={column}>
                    <Slot of={of} name={`row${n}.${column}`} as="span" />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className="bp-compare-actions">
          {PLANS.map((n) => (
            <PlanAction key={n} of={of} n={n} />
          ))}
        </div>
        <PriceNote of={of} />
      </div>
    </Shell>
  );
}

/** The plans compared line by line. */
export const table: Composition = {
  name: 'pricing-table',
  View,
  slots: slots(
    ...INTRO,
    'note',
    ...itemSlots('plan', 3, 'title', 'price', 'unit', 'action'),
    list('row', 5, 'title', 'one', 'two', 'three'),
  ),
};
