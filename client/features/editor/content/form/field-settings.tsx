import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { OWN_FIELDS } from '#core/sections/form-fields.js';
import { FORM_FIELD_TYPES, takesOptions, type FormField, type FormFieldType } from '#core/sites/site-forms.js';
import { formFieldMessages as m } from '../../messages/form-fields.messages.js';
import { typeHalfSpace } from '../half-space.js';
import type { FormEdits } from './use-form-edits.js';

const TYPES = FORM_FIELD_TYPES.map((value) => ({ value, label: m.types[value] }));

interface FieldSettingsProps {
  readonly field: FormField;
  readonly edits: FormEdits;
  /** It was just added: its label waits to be written. */
  readonly isNew: boolean;
}

/** The settings of one field: its label, its type, its help, and whether it is required. */
export function FieldSettings({ field, edits, isNew }: FieldSettingsProps) {
  const { label, type, required, help = '', options = [] } = field;
  return (
    <>
      <TextInput
        label={m.label}
        value={label}
        maxLength={OWN_FIELDS.label}
        error={label.trim() === '' && m.noLabel}
        data-autofocus={isNew || undefined}
        autoFocus={isNew}
        onFocus={isNew ? ({ currentTarget }) => currentTarget.select() : undefined}
        onKeyDown={typeHalfSpace}
        onChange={({ currentTarget }) => edits.change({ ...field, label: currentTarget.value }, 'label')}
      />
      <NativeSelect
        label={m.type}
        description={type === 'file' && m.fileHint}
        data={TYPES}
        value={type}
        onChange={({ currentTarget }) => edits.change({ ...field, type: currentTarget.value as FormFieldType }, null)}
      />
      {takesOptions(type) && <Options field={field} options={options} edits={edits} />}
      <TextInput
        label={m.help}
        description={m.helpHint}
        value={help}
        maxLength={OWN_FIELDS.help}
        onKeyDown={typeHalfSpace}
        onChange={({ currentTarget }) => edits.change({ ...field, help: currentTarget.value }, 'help')}
      />
      <Switch
        label={m.required}
        checked={required}
        onChange={({ currentTarget }) => edits.change({ ...field, required: currentTarget.checked }, null)}
      />
    </>
  );
}

interface OptionsProps {
  readonly field: FormField;
  readonly options: readonly string[];
  readonly edits: FormEdits;
}

/** A line for each option. Lines and characters beyond the bounds are not taken. */
function Options({ field, options, edits }: OptionsProps) {
  return (
    <Textarea
      label={m.options}
      description={m.optionsHint(OWN_FIELDS.options)}
      autosize
      minRows={2}
      maxRows={10}
      value={options.join('\n')}
      error={options.every((option) => option.trim() === '') && m.noOptions}
      onKeyDown={typeHalfSpace}
      onChange={({ currentTarget }) => {
        const lines = currentTarget.value.split('\n').slice(0, OWN_FIELDS.options);
        edits.change({ ...field, options: lines.map((line) => line.slice(0, OWN_FIELDS.option)) }, 'options');
      }}
    />
  );
}
