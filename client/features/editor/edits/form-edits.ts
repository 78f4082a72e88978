/** Edits of the own fields of a form, as pure functions. */
import type { CustomData, Design } from '#core/design/design.js';
import { ownFields } from '#core/sections/form-fields.js';
import type { FormField } from '#core/sites/site-forms.js';
import { SITE_MESSAGE } from '#core/sites/site-messages.js';
import { onSection } from './design-edits.js';

/** The form of a section, or of a part of a full page. */
interface EditedForm {
  readonly sectionId: string;
  /** The stored name of the part, `forms`; empty in a section that is a form. */
  readonly part: string;
}

export interface FormEdit extends EditedForm {
  /** The fields from now on, in their order; null for those of the layout. */
  readonly fields: readonly FormField[] | null;
}

export interface FieldRestored extends EditedForm {
  readonly field: FormField;
  readonly index: number;
}

function withForm({ forms = [], ...data }: CustomData, { part, fields }: Omit<FormEdit, 'sectionId'>): CustomData {
  const others = forms.filter((form) => form.part !== part);
  const next = fields ? [...others, { part, fields }] : others;
  return next.length > 0 ? { ...data, forms: next } : data;
}

export function editForm(design: Design, { sectionId, part, fields }: FormEdit): Design {
  if (fields && (fields.length === 0 || fields.length > SITE_MESSAGE.fields)) return design;
  return onSection(design, sectionId, (section) => ({
    ...section,
    customData: withForm(section.customData, { part, fields }),
  }));
}

/** A removed field is back in its place, whatever was done since; not where its name is taken or the form is full. */
export function restoreField(design: Design, { sectionId, part, field, index }: FieldRestored): Design {
  return onSection(design, sectionId, (section) => {
    const fields = ownFields(section.customData.forms, part) ?? [];
    if (fields.length >= SITE_MESSAGE.fields || fields.some(({ name }) => name === field.name)) return section;
    const next = fields.toSpliced(index, 0, field);
    return { ...section, customData: withForm(section.customData, { part, fields: next }) };
  });
}
