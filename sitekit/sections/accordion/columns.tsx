import { toPersianDigits } from '#core/text/digits.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { Fold } from './fold.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="accordion-columns">
      <div className="bp-wrap">
        <Head of={of} align={of.treatment.align} />
        <div className="bp-acc-columns">
          {items(of, 'item').map((n, index, all) => (
            <Fold
              key={n}
              of={of}
              item={`item${n}`}
              open={index === (of.treatment.media === 'start' ? all.length - 1 : 0)}
              lead={
                <span className="bp-fold-no" aria-hidden="true">
                  {toPersianDigits(String(index + 1))}
                </span>
              }
            />
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Panels side by side; the open one is wide, on a narrow page they lie on each other. */
export const columns: Composition = {
  name: 'accordion-columns',
  View,
  slots: slots(...INTRO, longList('item', 5, 'title', 'text')),
};
