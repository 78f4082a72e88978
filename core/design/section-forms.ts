/** The schema of the owner's own fields of the forms of a section. */
import { z } from 'zod';
import { isFieldName, OWN_FIELDS } from '../sections/form-fields.js';
import { FORM_FIELD_TYPES } from '../sites/site-forms.js';
import { SITE_MESSAGE } from '../sites/site-messages.js';
import { toPersianDigits } from '../text/digits.js';

const atMost = (what: string, characters: number) =>
  z.string().max(characters, `${what} حداکثر ${toPersianDigits(characters)} کاراکتر باشد.`);

/** An emptied label or option is kept: its owner may be writing another one. It is not drawn. */
const formFieldSchema = z.object({
  name: z.string().refine(isFieldName, 'نام کادر معتبر نیست.'),
  label: atMost('برچسب کادر', OWN_FIELDS.label),
  type: z.enum(FORM_FIELD_TYPES),
  required: z.boolean(),
  help: atMost('راهنمای کادر', OWN_FIELDS.help).optional(),
  options: z
    .array(atMost('هر گزینه', OWN_FIELDS.option))
    .max(OWN_FIELDS.options, `هر کادر حداکثر ${toPersianDigits(OWN_FIELDS.options)} گزینه دارد.`)
    .readonly()
    .optional(),
});

const ownFormSchema = z.object({
  part: z.string().regex(/^(?:forms\d{0,2})?$/, 'بخش فرم معتبر نیست.'),
  fields: z
    .array(formFieldSchema)
    .min(1, 'هر فرم حداقل یک کادر دارد.')
    .max(SITE_MESSAGE.fields, `هر فرم حداکثر ${toPersianDigits(SITE_MESSAGE.fields)} کادر دارد.`)
    .refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, 'نام دو کادر یکی است.')
    .readonly(),
});

/** By the parts of the section; a form that is left out has the fields of its layout. */
export const sectionFormsSchema = z
  .array(ownFormSchema)
  .max(OWN_FIELDS.forms)
  .refine((forms) => new Set(forms.map(({ part }) => part)).size === forms.length, 'یک فرم دو بار آمده است.');
