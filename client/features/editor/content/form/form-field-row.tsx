import { Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { FormField } from '#core/sites/site-forms.js';
import { formFieldMessages } from '../../messages/form-fields.messages.js';
import { listMessages } from '../../messages/lists.messages.js';
import { DisclosureRow, MoveButtons, RowButton } from '../../sortable/disclosure-row.js';
import { FieldSettings } from './field-settings.js';
import type { FormEdits } from './use-form-edits.js';

interface FormFieldRowProps {
  readonly field: FormField;
  /** The label, or the place of a field without one. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly edits: FormEdits;
  /** It was just added, and opens by itself. */
  readonly isNew: boolean;
}

/** One field of a form: its name, which opens its settings, and what can be done to it. */
export function FormFieldRow(props: FormFieldRowProps) {
  const { field, name, edits, isNew } = props;
  const [isOpen, setOpen] = useState(isNew);
  return (
    <DisclosureRow id={field.name} name={name} isOpen={isOpen} onOpen={setOpen} buttons={<RowButtons {...props} />}>
      <FieldSettings field={field} edits={edits} isNew={isNew} />
    </DisclosureRow>
  );
}

function RowButtons({ field, name, index, count, edits }: FormFieldRowProps) {
  return (
    <>
      <MoveButtons name={name} index={index} count={count} onMove={(to) => edits.move(index, to, name)} />
      <Tooltip label={formFieldMessages.last} disabled={count > 1}>
        <RowButton
          label={listMessages.remove(name)}
          color="red"
          disabled={count === 1}
          onClick={() => edits.remove(field, name)}
        >
          <IconTrash size={17} stroke={1.75} />
        </RowButton>
      </Tooltip>
    </>
  );
}
