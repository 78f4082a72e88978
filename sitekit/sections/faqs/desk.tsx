import { Icon } from '../../art/icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Action, PhoneLink } from '../../ui/action.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Head, items, Slot } from '../../ui/slot.js';
import { Fold } from '../accordion/fold.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="faqs-desk">
      <div className="bp-wrap">
        <Head of={of} />
        <div className="bp-faq-desk" data-media={of.treatment.media}>
          <div className="bp-folds bp-folds-box">
            {items(of, 'item').map((n, index) => (
              <Fold key={n} of={of} item={`item${n}`} open={index === 0} />
            ))}
          </div>
          <div className="bp-faq-help" data-tone={panelTone(of.treatment.tone)}>
            <span className="bp-ornament" data-ornament="girih" aria-hidden="true" />
            <span className="bp-icon-disc">
              <Icon name="chat" />
            </span>
            <Slot of={of} name="note" className="bp-faq-note" />
            <PhoneLink of={of} className="bp-faq-phone" />
            <Action of={of} name="action" />
          </div>
        </div>
      </div>
    </Shell>
  );
}

/** A box of questions, and a help desk for the one that is not among them. */
export const desk: Composition = {
  name: 'faqs-desk',
  View,
  slots: slots(...INTRO, 'note', 'phone', 'action', longList('item', 5, 'title', 'text')),
};
