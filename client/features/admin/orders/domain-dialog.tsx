import { useQuery } from '@apollo/client/react';
import { Button, Loader, Modal, Select, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { ltr } from '#core/text/bidi.js';
import { TEXT } from '#core/limits/limits.js';
import { AdminOrderDesignDocument, type AdminOrderFragment, type OrderCardFragment } from '#client/gql/graphql.js';
import { adminOrderMessages } from '#client/lib/messages/admin/admin-orders.messages.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { namesOfOrder } from '#client/features/orders/index.js';
import { useFailureToast } from '../parts/use-failure-toast.js';
import type { useDomainActs } from './use-domain-acts.js';

const { domain: texts } = adminOrderMessages;

interface DomainDialogProps {
  readonly order: AdminOrderFragment | null;
  readonly acts: ReturnType<typeof useDomainActs>;
  readonly onClose: () => void;
}

/** Confirms the name that a paid order waits for, or refuses it with a reason that the customer reads. */
export function DomainDialog({ order, acts, onClose }: DomainDialogProps) {
  return (
    <Modal opened={order !== null} onClose={onClose} title={order && texts.title(order.orderNumber)}>
      {order && <DomainOfOrder key={order.id} order={order} acts={acts} onClose={onClose} />}
    </Modal>
  );
}

type OpenProps = DomainDialogProps & { readonly order: Pick<AdminOrderFragment, 'id'> };

/** The list shows the first name only; the order itself shows all of them. */
function DomainOfOrder({ order, ...others }: OpenProps) {
  const { data, error } = useQuery(AdminOrderDesignDocument, { variables: { id: order.id } });
  useFailureToast(error, adminOrderMessages.detailsFailed);
  return data ? <DomainForm order={data.order} {...others} /> : <Loader aria-label={texts.loading} />;
}

type FormProps = Omit<DomainDialogProps, 'order'> & { readonly order: OrderCardFragment };

function DomainForm({ order, acts, onClose }: FormProps) {
  const names = namesOfOrder(order);
  const [name, setName] = useState(names.find((each) => each === order.domainRefused) ?? names[0] ?? '');
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  const confirm = () => {
    onClose();
    void acts.confirm(order.id, name);
  };
  const refuse = () => {
    onClose();
    void acts.refuse(order.id, name, reason);
  };
  return (
    <Stack gap="md">
      <Text size="sm">{texts.lead(names)}</Text>
      {order.domainRefusal && order.domainStatus === 'awaiting_choice' && (
        <Text size="sm" c="var(--b-danger)">
          {texts.refusedBefore} <bdi>{order.domainRefusal}</bdi>
        </Text>
      )}
      <Button variant="light" onClick={confirm}>
        {texts.confirm}
      </Button>
      {names.length > 1 && (
        <Select
          label={texts.which}
          data={names.map((value) => ({ value, label: ltr(value) }))}
          value={name}
          allowDeselect={false}
          onChange={(value) => value !== null && setName(value)}
        />
      )}
      <Textarea
        label={texts.reason}
        description={texts.reasonHint}
        rows={2}
        maxLength={TEXT.title}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <DialogFoot onCancel={onClose}>
        <Button color="red" disabled={reason === ''} onClick={refuse}>
          {texts.refuse}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
