import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items, Slot, SubTitle } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="faqs-answers">
      <div className="bp-wrap">
        <Head of={of} align={of.treatment.align} />
        <ul className="bp-faq-answers">
          {items(of, 'item').map((n) => (
            <li key={n}>
              <span aria-hidden="true">؟</span>
              <SubTitle of={of} name={`item${n}.title`} />
              <Slot of={of} name={`item${n}.text`} className="bp-prose" />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** Nothing to open: every answer stands under its question, three in a row. */
export const answers: Composition = {
  name: 'faqs-answers',
  View,
  slots: slots(...INTRO, longList('item', 6, 'title', 'text')),
};
