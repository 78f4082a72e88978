import type { ReactNode } from 'react';
import type { FormField } from '#core/sites/site-forms.js';
import { toPersianDigits } from '#core/text/digits.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, itemSlots, slots } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Shell } from '../../ui/shell.js';
import { Slot } from '../../ui/slot.js';
import { CHOICE_SLOTS, ChoiceChips, Field, fieldSlots, MessageField } from './fields.js';
import { FormFields } from './form-fields-view.js';
import { FormNote, MessageForm, Submit } from './message-form.js';

interface StageProps {
  of: SectionProps;
  n: number;
  /** The own fields in it. */
  own: readonly FormField[];
  /** The fields of the layout in it. */
  fields: ReactNode;
  children?: ReactNode;
}

/** A stage that has nothing in it is left out. */
function Stage({ of, n, own, fields, children }: StageProps) {
  if (of.fields && own.length === 0 && !children) return null;
  return (
    <div className="bp-stage-row">
      <p className="bp-stage-name">
        <span aria-hidden="true">{toPersianDigits(String(n))}</span>
        <Slot of={of} name={`stage${n}.title`} as="strong" />
      </p>
      <div className="bp-form">
        <FormFields of={of} own={own} hasChips>
          {fields}
        </FormFields>
        {children}
      </div>
    </div>
  );
}

const STAGES = 3;

/** The own fields of a stage, counted from 1: each has about as many, in their order. */
function ownOf({ fields }: SectionProps, n: number): readonly FormField[] {
  const all = fields ?? [];
  const bound = (stage: number) => Math.ceil((all.length * stage) / STAGES);
  return all.slice(bound(n - 1), bound(n));
}

function View(of: SectionProps) {
  return (
    <Shell of={of} name="forms-stages">
      <div className="bp-wrap">
        <Intro of={of} />
        <MessageForm of={of} className="bp-stages">
          <Stage of={of} n={1} own={ownOf(of, 1)} fields={<ChoiceChips of={of} />} />
          <Stage
            of={of}
            n={2}
            own={ownOf(of, 2)}
            fields={
              <>
                <Field of={of} field="name" />
                <Field of={of} field="phone" />
              </>
            }
          />
          <Stage of={of} n={3} own={ownOf(of, 3)} fields={<MessageField of={of} rows={3} />}>
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
    ...itemSlots('stage', STAGES, 'title'),
  ),
};
