import { Icon, itemIcon } from '../../art/icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { Fold } from './fold.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="accordion-box">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <div
          className="bp-folds bp-folds-box bp-faq-narrow"
          data-tone={of.treatment.tone === 'brand' ? 'plain' : undefined}
        >
          {items(of, 'item').map((n, index) => (
            <Fold
              key={n}
              of={of}
              item={`item${n}`}
              open={index === 1}
              lead={
                <span className="bp-icon-box">
                  <Icon name={itemIcon('services', of.trade, n - 1)} />
                </span>
              }
            />
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** One box, a line and an icon for each. */
export const box: Composition = {
  name: 'accordion-box',
  View,
  slots: slots(...INTRO, longList('item', 5, 'title', 'text')),
};
