import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { ChannelList } from '../../ui/contact-lines.js';
import { Intro } from '../../ui/intro.js';
import { Shell } from '../../ui/shell.js';
import { CHOICE_SLOTS, ChoiceField, Field, fieldSlots, MessageField } from './fields.js';
import { FormFields } from './form-fields-view.js';
import { FormNote, MessageForm, Submit } from './message-form.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="forms-beside">
      <div className="bp-wrap bp-two" data-media={of.treatment.media}>
        <div className="bp-flow">
          <Intro of={of} />
          <ChannelList of={of} channels={['phone']} />
        </div>
        <MessageForm of={of}>
          <FormFields of={of}>
            <Field of={of} field="name" />
            <Field of={of} field="phone" />
            <ChoiceField of={of} />
            <Field of={of} field="when" />
            <MessageField of={of} />
          </FormFields>
          <Submit of={of} />
          <FormNote of={of} />
        </MessageForm>
      </div>
    </Shell>
  );
}

/** Words and the telephone at one side, the open form at the other. */
export const beside: Composition = {
  name: 'forms-beside',
  View,
  slots: slots(...INTRO, 'phone', 'email', 'action', 'note', ...fieldSlots(1, 2, 5, 6), ...CHOICE_SLOTS),
};
