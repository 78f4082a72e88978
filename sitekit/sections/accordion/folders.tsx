import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { Fold } from './fold.js';

const TONES = ['tint', 'ink', 'soft', 'brand', 'plain'] as const;

function View(of: SectionProps) {
  return (
    <Shell of={of} name="accordion-folders">
      <div className="bp-wrap">
        <Head of={of} />
        <div className="bp-acc-folders">
          {items(of, 'item').map((n, index) => (
            <div key={n} data-tone={TONES[index % TONES.length]}>
              <Fold of={of} item={`item${n}`} open={index === 0} />
            </div>
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Coloured folders, each tucked behind the next. */
export const folders: Composition = {
  name: 'accordion-folders',
  View,
  slots: slots(...INTRO, longList('item', 5, 'title', 'text')),
};
