import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head } from '../../ui/slot.js';
import { CHOICE_SLOTS, ChoiceField, Field, fieldSlots, MessageField } from './fields.js';
import { FormFields } from './form-fields-view.js';
import { FormNote, MessageForm, Submit } from './message-form.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="forms-sheet">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <div className="bp-sheet" data-tone={of.treatment.tone === 'brand' ? 'plain' : undefined}>
          <MessageForm of={of}>
            <FormFields of={of}>
              <Field of={of} field="name" />
              <Field of={of} field="phone" />
              <Field of={of} field="email" />
              <ChoiceField of={of} />
              <MessageField of={of} />
            </FormFields>
            <Submit of={of} />
            <FormNote of={of} />
          </MessageForm>
        </div>
      </div>
    </Shell>
  );
}

/** A sheet of paper with a coloured head, centred under the words. */
export const sheet: Composition = {
  name: 'forms-sheet',
  View,
  slots: slots(...INTRO, 'email', 'action', 'note', ...fieldSlots(1, 2, 3, 6), ...CHOICE_SLOTS),
};
