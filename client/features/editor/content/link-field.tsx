import { useCallback } from 'react';
import type { DesignSection } from '#core/design/design.js';
import type { LinkSlot } from '#sitekit/section.types.js';
import { linkMessages } from '../messages/links.messages.js';
import { useHeldText } from '../context/use-held-text.js';
import { LinkTargetField } from './links/link-target-field.js';
import { useEditContent } from './use-content.js';

interface LinkFieldProps {
  readonly section: DesignSection;
  readonly slot: LinkSlot;
}

/** Where a call of a section leads. */
export function LinkField({ section, slot }: LinkFieldProps) {
  const edit = useEditContent();
  const held = useHeldText(`link ${section.id} ${slot.name}`);
  const onChange = useCallback(
    (value: string | null) => edit(section.id, 'links', slot.name, value),
    [edit, section.id, slot.name],
  );
  return (
    <LinkTargetField
      label={linkMessages.of(slot.label)}
      value={section.customData.links?.[slot.name] ?? ''}
      held={held}
      onChange={onChange}
    />
  );
}
