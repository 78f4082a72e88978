import { NativeSelect, SimpleGrid } from '@mantine/core';
import type { TicketCategory, TicketPriority, TicketStatus } from '../../../gql/graphql.js';
import {
  supportMessages,
  ticketCategoryNames,
  ticketPriorityNames,
  ticketStatusNames,
} from '../../../lib/messages/support.messages.js';

const texts = supportMessages.team;

/** As the server takes it; null: no matter which. */
export interface TeamFilter {
  readonly status: TicketStatus | null;
  readonly category: TicketCategory | null;
  readonly priority: TicketPriority | null;
  readonly assignee: string | null;
}

export const NO_FILTER: TeamFilter = { status: null, category: null, priority: null, assignee: null };

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
  readonly onChange: (filter: TeamFilter) => void;
}

export function TeamFilters({ filter, onChange }: TeamFiltersProps) {
  return (
    <SimpleGrid cols={2} spacing="xs">
      <Filter
        label={texts.status}
        names={ticketStatusNames}
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status: status as TicketStatus | null })}
      />
      <Filter
        label={texts.assignee}
        names={WHO}
        value={filter.assignee}
        onChange={(assignee) => onChange({ ...filter, assignee })}
      />
      <Filter
        label={texts.category}
        names={ticketCategoryNames}
        value={filter.category}
        onChange={(category) => onChange({ ...filter, category: category as TicketCategory | null })}
      />
      <Filter
        label={texts.priority}
        names={ticketPriorityNames}
        value={filter.priority}
        onChange={(priority) => onChange({ ...filter, priority: priority as TicketPriority | null })}
      />
    </SimpleGrid>
  );
}
