import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { RecordDomainTransferDocument, type TaskRowFragment } from '#client/gql/graphql.js';
import { adminRegistrationMessages } from '#client/lib/messages/admin/admin-registrations.messages.js';
import { confirm } from '#client/ui/confirm.js';
import { useRowActs } from '../parts/use-row-acts.js';
import { TASK_LISTS } from './task-lists.js';

const { transferred: texts } = adminRegistrationMessages;

/** Records that a name whose code was given has gone to another registrar. Nothing where it has gone already. */
export function TransferredButton({ task: { registration, name } }: { readonly task: TaskRowFragment }) {
  const [record] = useMutation(RecordDomainTransferDocument);
  const { busyId, act } = useRowActs(TASK_LISTS);
  if (registration?.status !== 'registered' && registration?.status !== 'grace') return null;
  const { id } = registration;
  const ask = async () => {
    if (!(await confirm({ title: texts.title(name), text: texts.text, action: texts.action, danger: true }))) return;
    await act(id, () => record({ variables: { id } }), texts.done, texts.failed);
  };
  return (
    <Button
      size="compact-md"
      variant="default"
      loading={busyId === id}
      aria-label={texts.openOf(name)}
      onClick={() => void ask()}
    >
      {texts.open}
    </Button>
  );
}
