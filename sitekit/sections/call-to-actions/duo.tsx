import { Icon } from '../../art/icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Action, hasAction, PhoneLink } from '../../ui/action.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { hasText, Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="cta-duo">
      <div className="bp-wrap bp-cta-duo-grid" data-side={of.treatment.media}>
        <div className="bp-cta-duo-main" data-tone={panelTone(of.treatment.tone)}>
          <span className="bp-ornament" data-ornament="rings" aria-hidden="true" />
          <Title of={of} />
          <Slot of={of} name="text" className="bp-lead" />
          <Action of={of} name="primary" />
        </div>
        {(hasText(of, 'phone') || hasAction(of, 'secondary', 'more')) && (
          <div className="bp-card bp-cta-duo-side">
            <span className="bp-icon-disc">
              <Icon name={of.texts['phone'] ? 'phone' : 'chat'} />
            </span>
            <PhoneLink of={of} className="bp-cta-duo-phone" />
            <Action of={of} name="secondary" look="text" to="more" />
          </div>
        )}
      </div>
    </Shell>
  );
}

/** Two cards: a large one that invites, a small one that can be dialled. */
export const duo: Composition = {
  name: 'cta-duo',
  View,
  slots: slots('title', 'text', 'primary', 'secondary', 'phone'),
};
