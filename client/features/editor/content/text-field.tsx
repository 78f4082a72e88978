import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { memo, useRef } from 'react';
import { isRichSlot } from '#sitekit/copy/slots.js';
import { UI_WORDS } from '#sitekit/copy/slots.messages.js';
import type { TextSlot } from '#sitekit/section.types.js';
import { designMessages } from '../messages/design.messages.js';
import { typeHalfSpace } from './half-space.js';
import { TextLink } from './text-link.js';
import { useEditContent } from './use-content.js';

const m = designMessages.content;

const FIELD_ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

interface TextFieldProps {
  readonly sectionId: string;
  readonly slot: TextSlot;
  /** The text of the customer, if any. */
  readonly own: string | undefined;
  readonly sample: string;
  /** The text in it is a sample that is not published. */
  readonly isHeld: boolean;
}

/** One text of a section, with a way back to the sample. A letter in one field renders no other: text areas measure. */
export const TextField = memo(function TextField({ sectionId, slot, own, sample, isHeld }: TextFieldProps) {
  const edit = useEditContent();
  const area = useRef<HTMLTextAreaElement>(null);
  const field = {
    label: slot.label,
    description: isHeld ? UI_WORDS.sample : undefined,
    inputWrapperOrder: FIELD_ORDER,
    value: own ?? sample,
    maxLength: slot.maxLength,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      edit(sectionId, 'texts', slot.name, currentTarget.value),
    onKeyDown: typeHalfSpace,
  };
  return (
    <div>
      {slot.multiline ? <Textarea {...field} ref={area} autosize minRows={2} maxRows={8} /> : <TextInput {...field} />}
      <Group gap={4} mt={2}>
        {slot.multiline && isRichSlot(slot.name) && (
          <TextLink
            label={slot.label}
            field={area}
            maxLength={slot.maxLength}
            onChange={(text) => edit(sectionId, 'texts', slot.name, text)}
          />
        )}
        {own !== undefined && own !== sample && (
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            onClick={() => edit(sectionId, 'texts', slot.name, null)}
          >
            {m.sample}
          </Button>
        )}
      </Group>
    </div>
  );
});
