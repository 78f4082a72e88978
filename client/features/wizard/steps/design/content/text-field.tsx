import { Button, Textarea, TextInput } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { DesignSection } from '../../../../../../core/design/design.js';
import type { TextSlot } from '../../../../../../sitekit/section.types.js';
import { designMessages } from '../../../messages/wizard-design.messages.js';
import { typeHalfSpace } from './half-space.js';
import { useEditContent } from './use-content.js';

const m = designMessages.content;

interface TextFieldProps {
  readonly section: DesignSection;
  readonly slot: TextSlot;
  readonly sample: string;
}

/** One text of a section, with a way back to the sample. */
export function TextField({ section, slot, sample }: TextFieldProps) {
  const edit = useEditContent();
  const own = section.customData.texts?.[slot.name];
  const field = {
    label: slot.label,
    value: own ?? sample,
    maxLength: slot.maxLength,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      edit(section.id, 'texts', slot.name, currentTarget.value),
    onKeyDown: typeHalfSpace,
  };
  return (
    <div>
      {slot.multiline ? <Textarea {...field} autosize minRows={2} maxRows={8} /> : <TextInput {...field} />}
      {own !== undefined && own !== sample && (
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          mt={2}
          leftSection={<IconArrowBackUp size={14} aria-hidden />}
          onClick={() => edit(section.id, 'texts', slot.name, null)}
        >
          {m.sample}
        </Button>
      )}
    </div>
  );
}
