import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { DesignSection } from '#core/design/design.js';
import { ANCHOR_LENGTH, anchorOfTyped } from '#core/sections/section-anchor.js';
import { useEditor } from '../../context/editor-context.js';
import { anchorFault } from '../../edits/placing-edits.js';
import { placingMessages as m } from '../../messages/placing.messages.js';

/** The owner's own word for a section; taken when the field is left, or with Enter. */
export function AnchorField({ section }: { readonly section: DesignSection }) {
  const { draft, dispatch } = useEditor();
  const before = section.anchor ?? '';
  const [typed, setTyped] = useState(before);
  const [shown, setShown] = useState(before);
  // The word was taken, or an undo brought another.
  if (shown !== before) {
    setShown(before);
    setTyped(before);
  }
  const fault = anchorFault(draft.design, section.id, typed);
  const commit = () => {
    if (fault !== null) return;
    if (anchorOfTyped(typed) === before) setTyped(before);
    else dispatch({ type: 'anchorNamed', sectionId: section.id, typed });
  };
  return (
    <TextInput
      label={m.anchor}
      description={m.anchorHint}
      placeholder="رزرو"
      value={typed}
      maxLength={ANCHOR_LENGTH}
      leftSection={<span aria-hidden>#</span>}
      error={fault && m.faults[fault]}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
