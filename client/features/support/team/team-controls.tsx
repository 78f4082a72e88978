import { useMutation, useQuery } from '@apollo/client/react';
import { NativeSelect, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import {
  AssignTicketDocument,
  SetTicketPriorityDocument,
  SetTicketStatusDocument,
  SupportTeamDocument,
  type TeamTicketFieldsFragment,
  type TicketPriority,
  type TicketStatus,
} from '#client/gql/graphql.js';
import { supportMessages, ticketPriorityNames, ticketStatusNames } from '#client/lib/messages/support.messages.js';
import { toast } from '#client/ui/toast.js';

const texts = supportMessages.team;
const PRIORITIES = Object.entries(ticketPriorityNames).map(([value, label]) => ({ value, label }));

interface TeamControlsProps {
  readonly ticket: TeamTicketFieldsFragment;
  readonly onChanged: () => Promise<unknown>;
}

/** Status, who has taken it on, and priority: changed where they are read. */
export function TeamControls({ ticket, onChanged }: TeamControlsProps) {
  const { id, status, nextStatuses, priority, assignee } = ticket;
  const { data } = useQuery(SupportTeamDocument);
  const [setStatus] = useMutation(SetTicketStatusDocument);
  const [assign] = useMutation(AssignTicketDocument);
  const [setPriority] = useMutation(SetTicketPriorityDocument);
  const { busy, change } = useChange(onChanged);
  const team = data?.supportTeam ?? (assignee ? [assignee] : []);
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="xs">
      <NativeSelect
        label={texts.status}
        size="sm"
        disabled={busy}
        value={status}
        data={[status, ...nextStatuses].map((value) => ({ value, label: ticketStatusNames[value] }))}
        onChange={({ currentTarget: { value } }) =>
          void change(() => setStatus({ variables: { id, status: value as TicketStatus } }))
        }
      />
      <NativeSelect
        label={texts.assignee}
        size="sm"
        disabled={busy}
        value={assignee?.id ?? ''}
        data={[
          { value: '', label: texts.nobody },
          ...team.map((member) => ({ value: member.id, label: member.fullName ?? member.email })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          void change(() => assign({ variables: { id, adminUserId: value || null } }))
        }
      />
      <NativeSelect
        label={texts.priority}
        size="sm"
        disabled={busy}
        value={priority}
        data={PRIORITIES}
        onChange={({ currentTarget: { value } }) =>
          void change(() => setPriority({ variables: { id, priority: value as TicketPriority } }))
        }
      />
    </SimpleGrid>
  );
}

function useChange(onChanged: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const change = async (act: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await act();
      await onChanged();
      toast.success(texts.changed);
    } catch (error) {
      toast.error(error, supportMessages.conversation.changeFailed);
    } finally {
      setBusy(false);
    }
  };
  return { busy, change };
}
