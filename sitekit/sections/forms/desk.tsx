import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { ChannelList } from '../../ui/contact-lines.js';
import { Intro } from '../../ui/intro.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { CHOICE_SLOTS, ChoiceField, Field, fieldSlots, MessageField } from './fields.js';
import { FormFields } from './form-fields-view.js';
import { FormNote, MessageForm, Submit } from './message-form.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="forms-desk">
      <div className="bp-wrap">
        <div className="bp-desk" data-media={of.treatment.media}>
          <div className="bp-desk-side" data-tone={panelTone(of.treatment.tone)}>
            <span className="bp-ornament" data-ornament="girih" aria-hidden="true" />
            <Intro of={of} />
            <ChannelList of={of} channels={['phone', 'email']} />
          </div>
          <MessageForm of={of}>
            <FormFields of={of}>
              <Field of={of} field="name" />
              <Field of={of} field="phone" />
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

/** One large card: a coloured side with the ways to reach us, the form in the rest. */
export const desk: Composition = {
  name: 'forms-desk',
  View,
  slots: slots(...INTRO, 'phone', 'email', 'action', 'note', ...fieldSlots(1, 2, 6), ...CHOICE_SLOTS),
};
