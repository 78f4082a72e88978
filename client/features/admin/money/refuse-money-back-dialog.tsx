import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Modal, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { MONEY_BACK } from '../../../../core/limits.js';
import { RefuseMoneyBackDocument, type MoneyBackRowFragment } from '../../../gql/graphql.js';
import { moneyBackMessages as texts } from '../../../lib/messages/admin/money-back.messages.js';
import { refreshQueries } from '../../../lib/refresh.js';
import { DialogFoot } from '../../../ui/dialog-foot.js';
import { toast } from '../../../ui/toast.js';

export const MONEY_BACK_LISTS: ReadonlySet<string> = new Set(['MoneyBackRequests', 'PaymentLog']);

interface RefuseMoneyBackDialogProps {
  readonly request: MoneyBackRowFragment | null;
  readonly onClose: () => void;
}

/** A refusal takes its reason, which the customer reads. */
export function RefuseMoneyBackDialog({ request, onClose }: RefuseMoneyBackDialogProps) {
  return (
    <Modal opened={request !== null} onClose={onClose} title={texts.refuseTitle}>
      {request && <RefuseForm id={request.id} onClose={onClose} />}
    </Modal>
  );
}

function RefuseForm({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [refuse, { loading }] = useMutation(RefuseMoneyBackDocument);
  const client = useApolloClient();
  const reason = typed.trim();
  const send = async () => {
    try {
      await refuse({ variables: { id, reason } });
      toast.success(texts.refused);
      onClose();
    } catch (error) {
      toast.error(error, texts.refuseFailed);
    }
    await refreshQueries(client, MONEY_BACK_LISTS);
  };
  return (
    <Stack gap="md">
      <Textarea
        label={texts.reason}
        required
        rows={3}
        maxLength={MONEY_BACK.reasonMost}
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <DialogFoot onCancel={onClose}>
        <Button color="red" disabled={reason === ''} loading={loading} onClick={() => void send()}>
          {texts.refuse}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
