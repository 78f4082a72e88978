import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head } from '../../ui/slot.js';
import { CHOICE_SLOTS, ChoiceChips, Field, fieldSlots } from './fields.js';
import { FormFields } from './form-fields-view.js';
import { FormNote, MessageForm, Submit } from './message-form.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="forms-chooser">
      <div className="bp-wrap">
        <Head of={of} align={of.treatment.align} />
        <MessageForm of={of} className="bp-chooser">
          <FormFields of={of} hasChips>
            <ChoiceChips of={of} />
            <Field of={of} field="name" />
            <Field of={of} field="phone" />
            <Field of={of} field="when" />
          </FormFields>
          <Submit of={of} />
          <FormNote of={of} />
        </MessageForm>
      </div>
    </Shell>
  );
}

/** First a large choice, then three short answers in a row. */
export const chooser: Composition = {
  name: 'forms-chooser',
  View,
  slots: slots(...INTRO, 'email', 'action', 'note', ...fieldSlots(1, 2, 5), ...CHOICE_SLOTS),
};
