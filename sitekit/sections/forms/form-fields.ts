/** The fields that forms are made of, by the numbers of the texts that label them. */
import type { FormFieldType } from '#core/sites/site-forms.js';

interface KnownField {
  /** The number of the slot of its label: `field2.title`. */
  readonly n: number;
  readonly type: FormFieldType;
  /** The value that a browser may fill in. */
  readonly autoComplete: string;
  readonly required: boolean;
}

/** In the order in which an answer lists them. */
export const FORM_FIELDS = {
  name: { n: 1, type: 'text', autoComplete: 'name', required: true },
  phone: { n: 2, type: 'phone', autoComplete: 'tel', required: true },
  email: { n: 3, type: 'email', autoComplete: 'email', required: false },
  choice: { n: 4, type: 'choice', autoComplete: 'off', required: false },
  when: { n: 5, type: 'text', autoComplete: 'off', required: false },
  message: { n: 6, type: 'lines', autoComplete: 'off', required: false },
} as const satisfies Record<string, KnownField>;

export type FormFieldName = keyof typeof FORM_FIELDS;

/** Answers that a choice offers at most. */
export const OPTIONS = 4;

/** The slot of the label of a field. */
export const labelSlot = (n: number): string => `field${n}.title`;

/** Whether a text slot is the label of a field, or an option of the choice. */
export const isFieldText = (slot: string): boolean => /^(?:field|option)\d+\.title$/.test(slot);
