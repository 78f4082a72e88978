import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Action, hasAction, PhoneLink } from '../../ui/action.js';
import { Shell } from '../../ui/shell.js';
import { hasText, Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="cta-line">
      <div className="bp-wrap">
        <div className="bp-line">
          <div>
            <Title of={of} className="bp-title bp-title-small" />
            <Slot of={of} name="text" className="bp-prose" />
          </div>
          {(hasText(of, 'phone') || hasAction(of, 'primary')) && (
            <div className="bp-line-end">
              <PhoneLink of={of} className="bp-line-phone" />
              <Action of={of} name="primary" />
            </div>
          )}
        </div>
      </div>
    </Shell>
  );
}

/** One line between two rules: a sentence, a number, a button. */
export const line: Composition = { name: 'cta-line', View, slots: slots('title', 'text', 'primary', 'phone') };
