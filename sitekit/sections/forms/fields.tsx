import type { FormFieldType } from '#core/sites/site-forms.js';
import { SITE_MESSAGE } from '#core/sites/site-messages.js';
import type { SectionProps } from '../../section.types.js';
import { itemSlots } from '../../slots.js';
import { fixedItems, Slot, slotMark } from '../../ui/slot.js';
import { FORM_FIELDS, labelSlot, OPTIONS } from './form-fields.js';

const CHOICE = FORM_FIELDS.choice.n;
const MESSAGE = FORM_FIELDS.message.n;

/** The type of a field for a browser. */
const INPUT_TYPES: Readonly<Partial<Record<FormFieldType, string>>> = { phone: 'tel', email: 'email' };

/** The label slots of some fields. */
export const fieldSlots = (...numbers: number[]): string[] => numbers.map(labelSlot);
/** The slots of the question with answers to choose from. */
export const CHOICE_SLOTS = [...fieldSlots(CHOICE), ...itemSlots('option', OPTIONS, 'title')];

function Label({ of, n }: { of: SectionProps; n: number }) {
  return (
    <label htmlFor={`${of.anchorId}-field${n}`} {...slotMark(of, `field${n}.title`)}>
      {of.texts[`field${n}.title`]}
    </label>
  );
}

/** One line to write in. A field whose label was emptied is gone. */
export function Field({ of, field }: { of: SectionProps; field: 'name' | 'phone' | 'email' | 'when' }) {
  const { n, type, autoComplete, required } = FORM_FIELDS[field];
  const label = of.texts[`field${n}.title`];
  if (!label) return null;
  return (
    <div className="bp-field">
      <Label of={of} n={n} />
      <input
        id={`${of.anchorId}-field${n}`}
        name={field}
        type={INPUT_TYPES[type] ?? 'text'}
        autoComplete={autoComplete}
        required={required}
        maxLength={SITE_MESSAGE.value}
        dir={type === 'text' ? undefined : 'ltr'}
      />
    </div>
  );
}

/** The answers as a list that opens. */
export function ChoiceField({ of }: { of: SectionProps }) {
  const label = of.texts[`field${CHOICE}.title`];
  const options = fixedItems(of, 'option', OPTIONS);
  if (!label || options.length === 0) return null;
  return (
    <div className="bp-field">
      <Label of={of} n={CHOICE} />
      <select id={`${of.anchorId}-field${CHOICE}`} name="choice">
        {options.map((n) => (
          <option key={n}>{of.texts[`option${n}.title`]}</option>
        ))}
      </select>
    </div>
  );
}

/** The answers all in sight, as chips to press. */
export function ChoiceChips({ of }: { of: SectionProps }) {
  const label = of.texts[`field${CHOICE}.title`];
  const options = fixedItems(of, 'option', OPTIONS);
  if (!label || options.length === 0) return null;
  return (
    <fieldset className="bp-chips">
      <legend {...slotMark(of, `field${CHOICE}.title`)}>{label}</legend>
      <div>
        {options.map((n) => (
          <label key={n}>
            <input type="radio" name="choice" value={of.texts[`option${n}.title`]} defaultChecked={n === options[0]} />
            <Slot of={of} name={`option${n}.title`} as="span" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function MessageField({ of, rows = 4 }: { of: SectionProps; rows?: number }) {
  const label = of.texts[`field${MESSAGE}.title`];
  if (!label) return null;
  return (
    <div className="bp-field bp-field-wide">
      <Label of={of} n={MESSAGE} />
      <textarea id={`${of.anchorId}-field${MESSAGE}`} name="message" rows={rows} maxLength={SITE_MESSAGE.value} />
    </div>
  );
}
