import type { ReactNode } from 'react';
import { toPersianDigits } from '#core/text/digits.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, itemSlots, slots } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Shell } from '../../ui/shell.js';
import { Slot } from '../../ui/slot.js';
import { CHOICE_SLOTS, ChoiceChips, Field, fieldSlots, MessageField } from './fields.js';
import { FormNote, MessageForm, Submit } from './message-form.js';

function Stage({ of, n, children }: { of: SectionProps; n: number; children: ReactNode }) {
  return (
    <div className="bp-stage-row">
      <p className="bp-stage-name">
        <span aria-hidden="true">{toPersianDigits(String(n))}</span>
        <Slot of={of} name={`stage${n}.title`} as="strong" />
      </p>
      <div className="bp-form">{children}</div>
    </div>
  );
}

function View(of: SectionProps) {
  return (
    <Shell of={of} name="forms-stages">
      <div className="bp-wrap">
        <Intro of={of} />
        <MessageForm of={of} className="bp-stages">
          <Stage of={of} n={1}>
            <ChoiceChips of={of} />
          </Stage>
          <Stage of={of} n={2}>
            <Field of={of} field="name" />
            <Field of={of} field="phone" />
          </Stage>
          <Stage of={of} n={3}>
            <MessageField of={of} rows={3} />
            <Submit of={of} />
            <FormNote of={of} />
          </Stage>
        </MessageForm>
      </div>
    </Shell>
  );
}

/** Three numbered stages, one under the other. */
export const stages: Composition = {
  name: 'forms-stages',
  View,
  slots: slots(
    ...INTRO,
    'email',
    'action',
    'note',
    ...fieldSlots(1, 2, 6),
    ...CHOICE_SLOTS,
    ...itemSlots('stage', 3, 'title'),
  ),
};
