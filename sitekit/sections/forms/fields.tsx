import type { SectionProps } from '../../section.types.js';
import { itemSlots } from '../../slots.js';
import { fixedItems, Slot, slotMark } from '../../ui/slot.js';

/** Which of the section's labels a field has, and what a browser may fill in. */
const FIELDS = {
  name: { n: 1, type: 'text', autoComplete: 'name', required: true },
  phone: { n: 2, type: 'tel', autoComplete: 'tel', required: true },
  email: { n: 3, type: 'email', autoComplete: 'email', required: false },
  when: { n: 5, type: 'text', autoComplete: 'off', required: false },
} as const;
export type FieldName = keyof typeof FIELDS;

const CHOICE = 4;
const MESSAGE = 6;
const OPTIONS = 4;

/** The label slots of some fields. */
export const fieldSlots = (...numbers: number[]): string[] => numbers.map((n) => `field${n}.title`);
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
export function Field({ of, field }: { of: SectionProps; field: FieldName }) {
  const { n, type, autoComplete, required } = FIELDS[field];
  const label = of.texts[`field${n}.title`];
  if (!label) return null;
  return (
    <div className="bp-field">
      <Label of={of} n={n} />
      <input
        id={`${of.anchorId}-field${n}`}
        name={label}
        type={type}
        autoComplete={autoComplete}
        required={required}
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
      <select id={`${of.anchorId}-field${CHOICE}`} name={label}>
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
            <input type="radio" name={label} value={of.texts[`option${n}.title`]} defaultChecked={n === options[0]} />
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
      <textarea id={`${of.anchorId}-field${MESSAGE}`} name={label} rows={rows} />
    </div>
  );
}
