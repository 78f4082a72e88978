import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { PAGE_NAME } from '#core/limits/limits.js';
import { designMessages } from '../messages/design.messages.js';

interface RenameFieldProps {
  readonly name: string;
  /** At each keystroke. */
  readonly onTyped: (name: string) => void;
  /** The new name, or null where it was given up. */
  readonly onDone: (name: string | null) => void;
}

/** Enter confirms, Escape cancels; leaving the field confirms. */
export function RenameField({ name, onTyped, onDone }: RenameFieldProps) {
  const [typed, setTyped] = useState(name);
  const isDone = useRef(false);
  const done = (result: string | null) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(result);
  };
  return (
    <TextInput
      size="sm"
      style={{ flex: 1 }}
      aria-label={designMessages.pages.nameLabel}
      description={designMessages.pages.nameHint}
      inputWrapperOrder={['input', 'description']}
      value={typed}
      maxLength={PAGE_NAME}
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onTyped(value);
      }}
      onBlur={() => done(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done(typed);
        if (event.key === 'Escape') {
          event.stopPropagation();
          done(null);
        }
      }}
    />
  );
}
