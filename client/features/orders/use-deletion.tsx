import { useMutation } from '@apollo/client/react';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { DeleteOrderDocument, type OrderCardFragment } from '#client/gql/graphql.js';
import { attempt } from '#client/lib/attempt.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { confirm } from '#client/ui/confirm.js';
import { toast } from '#client/ui/toast.js';

/** Deleting after a question that says what becomes of the money; the server gives it back in the same step (D-19). */
export function useDeletion(refresh: () => Promise<void>) {
  const [deleteOrder] = useMutation(DeleteOrderDocument);
  const [busyId, setBusyId] = useState<string | null>(null);
  const remove = async (order: OrderCardFragment) => {
    const { title, action } = orderMessages.deleteQuestion;
    if (!(await confirm({ title, text: <Consequences title={order.title} />, action, danger: true }))) return;
    setBusyId(order.id);
    try {
      await attempt(`delete:${order.id}`, (idempotencyKey) =>
        deleteOrder({ variables: { id: order.id, idempotencyKey } }),
      );
      toast.success(orderMessages.deleted);
      await refresh();
    } catch (error) {
      toast.error(error, orderMessages.deleteFailed);
    } finally {
      setBusyId(null);
    }
  };
  return { busyId, remove };
}

function Consequences({ title }: { readonly title: string }) {
  const { text, refund } = orderMessages.deleteQuestion;
  return (
    <Stack gap="xs">
      <Text size="sm">{text(title)}</Text>
      <Text size="sm" c="dimmed">
        {refund}
      </Text>
    </Stack>
  );
}
