import { Modal, Text } from '@mantine/core';
import { needsReason, type OrderStatusName } from '#core/order-transitions.js';
import type { AdminOrderFragment } from '#client/gql/graphql.js';
import { adminOrderMessages as texts } from './admin-orders.messages.js';
import { statusLabels } from '#client/lib/messages/status.messages.js';
import { confirm } from '#client/ui/confirm.js';
import { ReasonForm } from '#client/ui/dialogs/reason-form.js';

/** The step that an administrator is about to take with an order. */
export interface StatusStep {
  readonly order: AdminOrderFragment;
  readonly to: OrderStatusName;
}

interface StatusDialogProps {
  readonly step: StatusStep | null;
  readonly onClose: () => void;
  readonly onMove: (step: StatusStep, reason: string | null) => Promise<void>;
}

/** Another status, with its reason where one is required; completing an unpaid order is confirmed twice (D-48). */
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
  const { order, to } = step;
  const isDue = needsReason(order, to);
  const isUnpaid = to === 'completed' && order.paymentStatus !== 'paid';
  const move = async (reason: string) => {
    onClose();
    if (isUnpaid && !(await confirm({ ...texts.move.unpaidQuestion, danger: true }))) return;
    await onMove(step, reason || null);
  };
  return (
    <ReasonForm
      label={isDue ? texts.move.reason : texts.move.optionalReason}
      action={texts.move.action}
      danger={to === 'cancelled'}
      least={isDue ? 1 : 0}
      onSend={move}
      onCancel={onClose}
    >
      <Text size="sm">{texts.move.text[to]}</Text>
      {isUnpaid && (
        <Text size="sm" c="var(--b-danger)">
          {texts.move.unpaid}
        </Text>
      )}
    </ReasonForm>
  );
}
