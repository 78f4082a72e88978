import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Head, items, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="faqs-dialogue">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <dl className="bp-faq-dialogue">
          {items(of, 'item').map((n) => (
            <div key={n}>
              <Slot of={of} name={`item${n}.title`} as="dt" />
              <dd data-tone={panelTone(of.treatment.tone)}>
                <Slot of={of} name={`item${n}.text`} as="span" />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Shell>
  );
}

/** A conversation: they ask at one side, we answer at the other. */
export const dialogue: Composition = {
  name: 'faqs-dialogue',
  View,
  slots: slots(...INTRO, longList('item', 4, 'title', 'text')),
};
