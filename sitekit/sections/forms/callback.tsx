import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Shell } from '../../ui/shell.js';
import { Field, fieldSlots } from './fields.js';
import { FormFields } from './form-fields-view.js';
import { FormNote, MessageForm, Submit } from './message-form.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="forms-callback">
      <div className="bp-wrap bp-callback">
        <Intro of={of} />
        <MessageForm of={of}>
          <FormFields of={of}>
            <Field of={of} field="name" />
            <Field of={of} field="phone" />
          </FormFields>
          <Submit of={of} />
          <FormNote of={of} />
        </MessageForm>
      </div>
    </Shell>
  );
}

/** A name, a number, a button: we call back. */
export const callback: Composition = {
  name: 'forms-callback',
  View,
  slots: slots(...INTRO, 'email', 'action', 'note', ...fieldSlots(1, 2)),
};
