import { useApolloClient, useMutation } from '@apollo/client/react';
import { Modal } from '@mantine/core';
import { MONEY_BACK } from '#core/limits/limits.js';
import { RefuseMoneyBackDocument, type MoneyBackRowFragment } from '#client/gql/graphql.js';
import { moneyBackMessages as texts } from '#client/lib/messages/admin/money-back.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { ReasonForm } from '#client/ui/dialogs/reason-form.js';
import { toast } from '#client/ui/toast.js';

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
  const [refuse, { loading }] = useMutation(RefuseMoneyBackDocument);
  const client = useApolloClient();
  const send = async (reason: string) => {
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
    <ReasonForm
      label={texts.reason}
      action={texts.refuse}
      danger
      most={MONEY_BACK.reasonMost}
      loading={loading}
      onSend={send}
      onCancel={onClose}
    />
  );
}
