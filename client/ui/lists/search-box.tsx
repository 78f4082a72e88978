import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { dashboard } from '#client/lib/messages/dashboard.messages.js';

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  /** Called 300 ms after the last stroke, and at once when the box is cleared. */
  readonly onChange: (value: string) => void;
}

const PAUSE_MS = 300;

export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const tell = useDebouncedCallback(onChange, PAUSE_MS);
  useEffect(() => setTyped(value), [value]);
  const clear = () => {
    setTyped('');
    onChange('');
  };
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      maxLength={200}
      flex="1 1 220px"
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      rightSection={typed === '' ? null : <CloseButton aria-label={dashboard.search.clear} onClick={clear} />}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        tell(event.currentTarget.value);
      }}
    />
  );
}
