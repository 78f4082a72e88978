import { useQuery } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { AdminUsersDocument } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { adminDocumentMessages } from '#client/lib/messages/admin/admin-documents.messages.js';

const { picker: texts } = adminDocumentMessages;
const PAUSE_MS = 250;

interface PersonPickerProps {
  readonly label: string;
  /** The user's id. */
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly error?: string | undefined;
}

/** One of all users, found by name or e-mail. */
export function PersonPicker({ label, value, onChange, error }: PersonPickerProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, PAUSE_MS);
  const query = useQuery(AdminUsersDocument, {
    variables: { search: search.trim() || null, page: 1, limit: PAGE_SIZE.admin },
  });
  const users = shownData(query)?.users.items ?? [];
  return (
    <Select
      label={label}
      placeholder={texts.hint}
      nothingFoundMessage={query.error ? texts.failed : texts.nothing}
      searchable
      required
      data={users.map(({ id, fullName, email }) => ({ value: id, label: fullName ? `${fullName} · ${email}` : email }))}
      // The server has searched, letters folded; nothing is filtered again.
      filter={({ options }) => options}
      value={value}
      onChange={onChange}
      onSearchChange={setTyped}
      error={error}
    />
  );
}
