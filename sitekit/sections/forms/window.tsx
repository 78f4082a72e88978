import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, picture, slots } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Field, fieldSlots, MessageField } from './fields.js';
import { FormFields } from './form-fields-view.js';
import { FormNote, MessageForm, Submit } from './message-form.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="forms-window">
      <div className="bp-halves" data-media={of.treatment.media}>
        <div className="bp-half bp-flow">
          <Intro of={of} />
          <MessageForm of={of}>
            <FormFields of={of}>
              <Field of={of} field="name" />
              <Field of={of} field="phone" />
              <MessageField of={of} rows={3} />
            </FormFields>
            <Submit of={of} />
            <FormNote of={of} />
          </MessageForm>
        </div>
        <Picture of={of} slot="main" art={1} className="bp-half-pic" />
      </div>
    </Shell>
  );
}

/** Half the page is a picture, the other half a short form. */
export const window: Composition = {
  name: 'forms-window',
  View,
  slots: slots(...INTRO, 'email', 'action', 'note', ...fieldSlots(1, 2, 6), picture('main')),
};
