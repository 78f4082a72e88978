import { Icon, itemIcon } from '../../art/icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { Fold } from './fold.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="accordion-tiles">
      <div className="bp-wrap">
        <Head of={of} align={of.treatment.align} />
        <div className="bp-grid bp-acc-tiles">
          {items(of, 'item').map((n, index) => (
            <Fold
              key={n}
              of={of}
              item={`item${n}`}
              open={index % 4 === 0}
              single={false}
              lead={
                <span className="bp-icon-box">
                  <Icon name={itemIcon('features', of.trade, n - 1)} />
                </span>
              }
            />
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Six tiles with icons; each unfolds its text. */
export const tiles: Composition = {
  name: 'accordion-tiles',
  View,
  slots: slots(...INTRO, longList('item', 6, 'title', 'text')),
};
