import { useApolloClient, useMutation } from '@apollo/client/react';
import { Modal } from '@mantine/core';
import { RejectWalletAdjustmentDocument, type RequestRowFragment } from '#client/gql/graphql.js';
import { adminMoneyMessages } from '#client/lib/messages/admin/admin-money.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { ReasonForm } from '#client/ui/dialogs/reason-form.js';
import { toast } from '#client/ui/toast.js';
import { WALLET_LISTS } from './use-adjust.js';

const { requests: texts } = adminMoneyMessages;

interface RejectDialogProps {
  readonly request: RequestRowFragment | null;
  readonly onClose: () => void;
}

/** A refusal takes its reason, which the other administrator reads. */
export function RejectDialog({ request, onClose }: RejectDialogProps) {
  return (
    <Modal opened={request !== null} onClose={onClose} title={texts.rejectTitle}>
      {request && <RejectForm id={request.id} onClose={onClose} />}
    </Modal>
  );
}

function RejectForm({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [reject, { loading }] = useMutation(RejectWalletAdjustmentDocument);
  const client = useApolloClient();
  const refuse = async (reason: string) => {
    try {
      await reject({ variables: { id, reason } });
      toast.success(texts.rejected);
      onClose();
    } catch (error) {
      toast.error(error, texts.rejectFailed);
    }
    await refreshQueries(client, WALLET_LISTS);
  };
  return (
    <ReasonForm
      label={texts.rejectReason}
      action={texts.reject}
      danger
      loading={loading}
      onSend={refuse}
      onCancel={onClose}
    />
  );
}
