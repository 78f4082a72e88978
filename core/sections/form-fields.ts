/** The owner's own fields of a form: their bounds, and those of them that are drawn. */
import { FIELD_NAME, HIDDEN_FIELD, takesOptions, type FormField } from '../sites/site-forms.js';
import { CONFIRM_FIELD } from '../sites/site-messages.js';
import { shortText } from '../text/plain-text.js';

/**
 * Characters of a label and of a help text; how many options a choice offers, and characters of one; forms of one
 * section, of which a full page may have several.
 */
export const OWN_FIELDS = { label: 200, help: 200, options: 20, option: 100, forms: 5 } as const;

/** Names that a form uses itself. */
const TAKEN: readonly string[] = [HIDDEN_FIELD, CONFIRM_FIELD];

export const isFieldName = (name: string): boolean => FIELD_NAME.test(name) && !TAKEN.includes(name);

/** The fields of one form of a section. */
export interface OwnForm {
  /** The part of a full page with the form: `forms`, `forms2`; empty in a section that is a form. */
  readonly part: string;
  readonly fields: readonly FormField[];
}

/** The own fields of the part with this prefix of its slots, such as `forms.`; null for those of its layout. */
export function ownFields(forms: readonly OwnForm[] | undefined, slotPrefix: string): readonly FormField[] | null {
  const part = slotPrefix.replace(/\.$/, '');
  return forms?.find((form) => form.part === part)?.fields ?? null;
}

/**
 * The fields as they are drawn and described, with their texts as plain lines. One whose label was emptied is left out,
 * and so is a choice without options.
 */
export function drawnFields(fields: readonly FormField[]): FormField[] {
  return fields.flatMap(({ name, type, required, ...given }) => {
    const label = shortText(given.label);
    const help = shortText(given.help ?? '');
    const options = [...new Set((given.options ?? []).map(shortText))].filter(Boolean);
    if (label === '' || (takesOptions(type) && options.length === 0)) return [];
    return [{ name, label, type, required, ...(takesOptions(type) && { options }), ...(help !== '' && { help }) }];
  });
}
