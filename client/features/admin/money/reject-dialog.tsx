import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Modal, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { TEXT } from '../../../../core/limits.js';
import { RejectWalletAdjustmentDocument, type RequestRowFragment } from '../../../gql/graphql.js';
import { adminMoneyMessages } from '../../../lib/messages/admin/admin-money.messages.js';
import { refreshQueries } from '../../../lib/refresh.js';
import { DialogFoot } from '../../../ui/dialog-foot.js';
import { toast } from '../../../ui/toast.js';
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
  const [typed, setTyped] = useState('');
  const [reject, { loading }] = useMutation(RejectWalletAdjustmentDocument);
  const client = useApolloClient();
  const reason = typed.trim();
  const refuse = async () => {
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
    <Stack gap="md">
      <Textarea
        label={texts.rejectReason}
        required
        rows={3}
        maxLength={TEXT.comments}
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <DialogFoot onCancel={onClose}>
        <Button color="red" disabled={reason === ''} loading={loading} onClick={() => void refuse()}>
          {texts.reject}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
