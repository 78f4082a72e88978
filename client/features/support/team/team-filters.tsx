import { NativeSelect, SimpleGrid } from '@mantine/core';
import {
  supportMessages,
  ticketCategoryNames,
  ticketPriorityNames,
  ticketStatusNames,
} from '#client/lib/messages/support.messages.js';
import type { TeamFilter } from './team-filter.js';

const texts = supportMessages.team;

const WHO = { me: texts.mine, none: texts.nobody } as const;

interface FilterProps {
  readonly label: string;
  readonly names: Readonly<Record<string, string>>;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

function Filter({ label, names, value, onChange }: FilterProps) {
  const options = Object.entries(names).map(([key, name]) => ({ value: key, label: name }));
  return (
    <NativeSelect
      label={label}
      size="sm"
      value={value ?? ''}
      data={[{ value: '', label: texts.all }, ...options]}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}

interface TeamFiltersProps {
  readonly filter: TeamFilter;
  readonly onChange: (name: 'status' | 'category' | 'priority' | 'assignee', value: string | null) => void;
}

export function TeamFilters({ filter, onChange }: TeamFiltersProps) {
  return (
    <SimpleGrid cols={2} spacing="xs">
      <Filter
        label={texts.status}
        names={ticketStatusNames}
        value={filter.status}
        onChange={(value) => onChange('status', value)}
      />
      <Filter
        label={texts.assignee}
        names={WHO}
        value={filter.assignee}
        onChange={(value) => onChange('assignee', value)}
      />
      <Filter
        label={texts.category}
        names={ticketCategoryNames}
        value={filter.category}
        onChange={(value) => onChange('category', value)}
      />
      <Filter
        label={texts.priority}
        names={ticketPriorityNames}
        value={filter.priority}
        onChange={(value) => onChange('priority', value)}
      />
    </SimpleGrid>
  );
}
