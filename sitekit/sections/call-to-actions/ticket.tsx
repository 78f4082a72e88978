import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Action, hasAction, PhoneLink } from '../../ui/action.js';
import { broadPanelTone, Shell } from '../../ui/shell.js';
import { hasText, Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="cta-ticket">
      <div className="bp-wrap">
        <div className="bp-ticket" data-tone={broadPanelTone(of.treatment.tone)}>
          <div className="bp-ticket-main">
            <Title of={of} />
            <Slot of={of} name="text" className="bp-lead" />
          </div>
          {(hasText(of, 'phone') || hasAction(of, 'primary')) && (
            <div className="bp-ticket-stub">
              <PhoneLink of={of} className="bp-ticket-phone" />
              <Action of={of} name="primary" />
            </div>
          )}
        </div>
      </div>
    </Shell>
  );
}

/** An invitation card with a stub to tear off: the telephone and the button. */
export const ticket: Composition = {
  name: 'cta-ticket',
  View,
  slots: slots('title', 'text', 'primary', 'phone'),
};
