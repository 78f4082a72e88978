/** The forms of a release, from the file that its build wrote. Custom code may bring its own: nothing is trusted. */
import { z } from 'zod';
import { FIELD_NAME, FORM_FIELD_TYPES, takesOptions, type SiteForm } from '#core/sites/site-forms.js';
import { MESSAGE_KINDS, SITE_MESSAGE } from '#core/sites/site-messages.js';
import { PLAIN_TEXT, shortText } from '#core/text/plain-text.js';

const FORMS_MAX = 1200;
const OPTIONS_MAX = 50;

const line = z
  .string()
  .min(1)
  .max(PLAIN_TEXT.workable)
  .transform((text) => shortText(text));

const fieldSchema = z
  .object({
    name: z.string().regex(FIELD_NAME),
    label: line,
    type: z.enum(FORM_FIELD_TYPES),
    required: z.boolean(),
    options: z.array(line).min(1).max(OPTIONS_MAX).optional(),
    help: line.optional(),
  })
  .refine(({ type, options }) => takesOptions(type) === (options !== undefined));

const formSchema = z.object({
  id: z.string().min(1).max(200),
  kind: z.enum(MESSAGE_KINDS),
  title: line,
  page: z.string().regex(/^\//).max(SITE_MESSAGE.path),
  fields: z.array(fieldSchema).min(1).max(SITE_MESSAGE.fields),
});

const formsSchema = z.array(formSchema).max(FORMS_MAX);

export type Forms = ReadonlyMap<string, SiteForm>;

/** By id; none for a file that is no such description. */
export function readForms(bytes: Uint8Array): Forms {
  const forms = formsSchema.safeParse(json(bytes));
  return new Map((forms.success ? forms.data : []).map((form) => [form.id, form as SiteForm]));
}

function json(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return null;
  }
}
