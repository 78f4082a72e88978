import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useRef } from 'react';
import type { DesignSection } from '../../../../../../core/design/design.js';
import { isRichSlot } from '../../../../../../sitekit/copy/slots.js';
import type { TextSlot } from '../../../../../../sitekit/section.types.js';
import { designMessages } from '../../../messages/wizard-design.messages.js';
import { typeHalfSpace } from './half-space.js';
import { TextLink } from './text-link.js';
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
  const area = useRef<HTMLTextAreaElement>(null);
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
      {slot.multiline ? <Textarea {...field} ref={area} autosize minRows={2} maxRows={8} /> : <TextInput {...field} />}
      <Group gap={4} mt={2}>
        {slot.multiline && isRichSlot(slot.name) && (
          <TextLink
            label={slot.label}
            field={area}
            maxLength={slot.maxLength}
            onChange={(text) => edit(section.id, 'texts', slot.name, text)}
          />
        )}
        {own !== undefined && own !== sample && (
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            onClick={() => edit(section.id, 'texts', slot.name, null)}
          >
            {m.sample}
          </Button>
        )}
      </Group>
    </div>
  );
}
