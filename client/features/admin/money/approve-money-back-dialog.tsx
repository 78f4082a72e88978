import { useApolloClient, useMutation } from '@apollo/client/react';
import { Alert, Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { rialToToman, toman, tomanToRial } from '#core/money.js';
import { ApproveMoneyBackDocument, type MoneyBackRowFragment } from '#client/gql/graphql.js';
import { formatToman, parseAmount } from '#client/lib/format.js';
import { moneyBackMessages as texts } from '#client/lib/messages/admin/money-back.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { toast } from '#client/ui/toast.js';
import { amountFaultOf, registeredNames } from './money-back.rules.js';
import { MONEY_BACK_LISTS } from './refuse-money-back-dialog.js';
import { RegisteredNames } from './registered-names.js';

interface ApproveMoneyBackDialogProps {
  readonly request: MoneyBackRowFragment | null;
  readonly onClose: () => void;
}

/** All of the money or a part; what has been spent for the order already is shown above the amount. */
export function ApproveMoneyBackDialog({ request, onClose }: ApproveMoneyBackDialogProps) {
  return (
    <Modal opened={request !== null} onClose={onClose} title={texts.approveTitle}>
      {request && <ApproveForm request={request} onClose={onClose} />}
    </Modal>
  );
}

interface ApproveFormProps {
  readonly request: MoneyBackRowFragment;
  readonly onClose: () => void;
}

function ApproveForm({ request, onClose }: ApproveFormProps) {
  const [typed, setTyped] = useState('');
  const [approve, { loading }] = useMutation(ApproveMoneyBackDocument);
  const client = useApolloClient();
  const left = rialToToman(request.refundableRials);
  const part = typed.trim() === '' ? left : toman(parseAmount(typed) ?? 0);
  const fault = amountFaultOf(part, left);
  const isWhole = part === left;
  const send = async () => {
    try {
      const amountRials = isWhole ? null : tomanToRial(part);
      await approve({ variables: { id: request.id, amountRials } });
      toast.success(texts.approved);
      onClose();
    } catch (error) {
      toast.error(error, texts.approveFailed);
    }
    await refreshQueries(client, MONEY_BACK_LISTS);
  };
  return (
    <Stack gap="md">
      <Text size="sm">{request.reason}</Text>
      <RegisteredNames names={registeredNames(request)} left={left} onLeaveOut={setTyped} />
      <TextInput
        label={texts.amount}
        description={texts.amountHint(formatToman(left))}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        value={typed}
        error={fault}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {!fault && (
        <Alert color={isWhole ? 'red' : 'blue'} role="status">
          {isWhole ? texts.approveText(formatToman(part)) : texts.approvePart(formatToman(part))}
        </Alert>
      )}
      <DialogFoot onCancel={onClose}>
        <Button color="red" disabled={fault !== null} loading={loading} onClick={() => void send()}>
          {texts.approve}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
