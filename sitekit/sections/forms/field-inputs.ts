/** How the browser is to take a typed field: the drawn form and the page after a fault ask for it alike. */
import type { FormFieldType } from '#core/sites/site-forms.js';
import { DATE_EXAMPLE, DATE_PATTERN } from '#core/sites/form-answers.js';

interface FieldInput {
  readonly type: 'text' | 'tel' | 'email';
  /** Numbers and addresses are read from left to right. */
  readonly dir?: 'ltr';
  readonly inputMode?: 'decimal' | 'numeric';
  readonly pattern?: string;
  readonly placeholder?: string;
  /** The value that a browser may fill in. */
  readonly autoComplete?: string;
}

/** The types that are written in one line. A keyboard of digits has no signs between the parts of a date. */
const INPUTS: Readonly<Partial<Record<FormFieldType, FieldInput>>> = {
  text: { type: 'text' },
  phone: { type: 'tel', dir: 'ltr', autoComplete: 'tel' },
  email: { type: 'email', dir: 'ltr', autoComplete: 'email' },
  number: { type: 'text', dir: 'ltr', inputMode: 'decimal' },
  date: { type: 'text', dir: 'ltr', pattern: DATE_PATTERN, placeholder: DATE_EXAMPLE },
};

/** The attributes of the input of a field; null for one that is no line to write in. */
export const fieldInput = (type: FormFieldType): FieldInput | null => INPUTS[type] ?? null;
