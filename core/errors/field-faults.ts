/** The faults that one field of an input can have, each with its English and its Persian sentence. */
export const FIELD_FAULTS = {
  FIELD_MISSING: { message: 'This field is missing.', fa: 'این مقدار جا افتاده است.' },
  FIELD_TOO_SMALL: {
    message: 'This value is shorter or less than allowed.',
    fa: 'این مقدار کوتاه‌تر یا کمتر از اندازهٔ مجاز است.',
  },
  FIELD_TOO_LARGE: {
    message: 'This value is longer or more than allowed.',
    fa: 'این مقدار طولانی‌تر یا بیشتر از اندازهٔ مجاز است.',
  },
  FIELD_FORMAT: { message: 'This value does not have the right format.', fa: 'قالب این مقدار درست نیست.' },
  FIELD_UNKNOWN: { message: 'This name is not known.', fa: 'این نام شناخته نشد.' },
  FILE_UNKNOWN: { message: 'There is no such file among your files.', fa: 'این فایل در فایل‌های شما نیست.' },
  FIELD_INVALID: { message: 'This value is not accepted.', fa: 'این مقدار درست نیست.' },
} as const;

export type FieldFaultCode = keyof typeof FIELD_FAULTS;

/** One fault of one field of an input. */
export interface FieldFault {
  /** The name inside of the product: `user.age`, `items.3.price`. */
  readonly path: string;
  /** Persian; says what to do. */
  readonly message: string;
  /** Left out: the fault is that of the whole error, or FIELD_INVALID for VALIDATION_ERROR. */
  readonly code?: FieldFaultCode;
  /** With FIELD_UNKNOWN: the name that was most likely meant; null where none is near. */
  readonly nearest?: string | null;
  /** The same of a field, by its name inside of the product. It is answered as `nearest`, as the API spells it. */
  readonly nearestField?: string | null;
}
