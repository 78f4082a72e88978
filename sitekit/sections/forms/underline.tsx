import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Slot, Title } from '../../ui/slot.js';
import { CHOICE_SLOTS, ChoiceField, Field, fieldSlots, MessageField } from './fields.js';
import { FormFields } from './form-fields-view.js';
import { FormNote, MessageForm, Submit } from './message-form.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="forms-underline">
      <div className="bp-wrap">
        <Slot of={of} name="eyebrow" className="bp-eyebrow" />
        <Title of={of} className="bp-display" />
        <MessageForm of={of} className="bp-underline">
          <FormFields of={of}>
            <Field of={of} field="name" />
            <Field of={of} field="phone" />
            <Field of={of} field="email" />
            <ChoiceField of={of} />
            <MessageField of={of} rows={2} />
          </FormFields>
          <Submit of={of} />
          <FormNote of={of} />
        </MessageForm>
      </div>
    </Shell>
  );
}

/** A very large title over lines to write on, without a single box. */
export const underline: Composition = {
  name: 'forms-underline',
  View,
  slots: slots('eyebrow', 'title', 'email', 'action', 'note', ...fieldSlots(1, 2, 3, 6), ...CHOICE_SLOTS),
};
