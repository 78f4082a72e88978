/** The form of a section, as the server that receives it has to know it: what is drawn and this come from one table. */
import type { FormField, SiteForm } from '#core/sites/site-forms.js';
import type { MessageKind } from '#core/sites/site-messages.js';
import { UI_WORDS } from './copy/slots.messages.js';
import type { PagePart } from './page/page-parts.js';
import { FORM_FIELDS, labelSlot, OPTIONS, type FormFieldName } from './sections/forms/form-fields.js';

type FormPart = Pick<PagePart, 'key' | 'layout' | 'texts' | 'fields'>;

/** The id of the form, from the section and, in a full page, the part: `b1`, `b1-forms2`. */
export function formId({ key }: Pick<PagePart, 'key'>): string {
  return key.split(/[/.]/).filter(Boolean).join('-');
}

const optionsOf = (texts: FormPart['texts']): string[] =>
  Array.from({ length: OPTIONS }, (_, at) => texts[`option${at + 1}.title`] ?? '').filter(Boolean);

/** A field whose label was emptied is not drawn, nor is a choice without answers. */
function fieldOf({ layout, texts }: Pick<FormPart, 'layout' | 'texts'>, name: FormFieldName): FormField[] {
  const { n, type, required } = FORM_FIELDS[name];
  const label = texts[labelSlot(n)];
  if (!label || !layout.composition.slots.texts.includes(labelSlot(n))) return [];
  if (type !== 'choice') return [{ name, label, type, required }];
  const options = optionsOf(texts);
  return options.length > 0 ? [{ name, label, type, required, options }] : [];
}

const NAMES = Object.keys(FORM_FIELDS) as FormFieldName[];

/** The fields that a layout of a form has without own ones. `texts`: those that are shown. */
export function layoutFields(part: Pick<FormPart, 'layout' | 'texts'>): FormField[] {
  return NAMES.flatMap((name) => fieldOf(part, name));
}

function fieldsOf(part: FormPart): readonly FormField[] {
  if (part.layout.type === 'forms') return part.fields ?? layoutFields(part);
  return [{ name: 'email', label: part.texts['label'] || UI_WORDS.email, type: 'email', required: true }];
}

/** A form that asks for a time books something. */
function kindOf(part: FormPart, fields: readonly FormField[]): MessageKind {
  if (part.layout.type === 'newsletter') return 'newsletter';
  return fields.some(({ name }) => name === 'when') ? 'booking' : 'contact';
}

/** Null for a section that sends nothing. `page`: from `/`, not encoded. */
export function formOf(part: FormPart, page: string): SiteForm | null {
  if (part.layout.type !== 'forms' && part.layout.type !== 'newsletter') return null;
  const fields = fieldsOf(part);
  const title = part.texts['title'] || UI_WORDS.send;
  return fields.length === 0 ? null : { id: formId(part), kind: kindOf(part, fields), title, page, fields };
}
