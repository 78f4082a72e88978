import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { needsReason, type OrderStatusName } from '../../../../core/order-transitions.js';
import { TEXT } from '../../../../core/limits.js';
import type { AdminOrderFragment } from '../../../gql/graphql.js';
import { adminOrderMessages as texts } from '../../../lib/messages/admin/admin-orders.messages.js';
import { statusLabels } from '../../../lib/messages/status.messages.js';
import { confirm } from '../../../ui/confirm.js';
import { DialogFoot } from '../../../ui/dialog-foot.js';

/** What an administrator is about to do with an order. */
export interface StatusStep {
  readonly order: AdminOrderFragment;
  readonly to: OrderStatusName;
}

interface StatusDialogProps {
  readonly step: StatusStep | null;
  readonly onClose: () => void;
  readonly onMove: (step: StatusStep, reason: string | null) => Promise<void>;
}

/** Another status, with its reason where one is due; completing an unpaid order is asked twice (D-48). */
export function StatusDialog({ step, onClose, onMove }: StatusDialogProps) {
  return (
    <Modal
      opened={step !== null}
      onClose={onClose}
      title={step && texts.move.title(step.order.orderNumber, statusLabels[step.to])}
    >
      {step && <StatusForm step={step} onClose={onClose} onMove={onMove} />}
    </Modal>
  );
}

function StatusForm({ step, onClose, onMove }: Omit<StatusDialogProps, 'step'> & { readonly step: StatusStep }) {
  const [typed, setTyped] = useState('');
  const { order, to } = step;
  const isDue = needsReason(order, to);
  const isUnpaid = to === 'completed' && order.paymentStatus !== 'paid';
  const reason = typed.trim();
  const move = async () => {
    onClose();
    if (isUnpaid && !(await confirm({ ...texts.move.unpaidQuestion, danger: true }))) return;
    await onMove(step, reason || null);
  };
  return (
    <Stack gap="md">
      <Text size="sm">{texts.move.text[to]}</Text>
      {isUnpaid && (
        <Text size="sm" c="var(--b-danger)">
          {texts.move.unpaid}
        </Text>
      )}
      <Textarea
        label={isDue ? texts.move.reason : texts.move.optionalReason}
        required={isDue}
        rows={3}
        maxLength={TEXT.comments}
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <DialogFoot onCancel={onClose}>
        <Button
          color={to === 'cancelled' ? 'red' : undefined}
          disabled={isDue && reason === ''}
          onClick={() => void move()}
        >
          {texts.move.action}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
