import { useQuery } from '@apollo/client/react';
import { Modal, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { AdminUserActivityDocument, type AdminUserRowFragment } from '#client/gql/graphql.js';
import { tomanOf } from '#client/lib/amounts.js';
import { formatNumber, formatToman } from '#client/lib/format.js';
import { adminUserMessages as texts } from './admin-users.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';

interface ActivityDialogProps {
  readonly user: AdminUserRowFragment | null;
  readonly onClose: () => void;
}

/** The history of a customer in five numbers. */
export function ActivityDialog({ user, onClose }: ActivityDialogProps) {
  return (
    <Modal opened={user !== null} onClose={onClose} title={user && texts.activityOf(user.fullName ?? user.email)}>
      {user && <Activity id={user.id} />}
    </Modal>
  );
}

function Activity({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(AdminUserActivityDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const activity = data?.user.activity;
  if (!activity)
    return <Awaiting query={{ error, refetch }} failed={texts.activityFailed} rows={1} height={180} compact />;
  const { orders, openOrders, orderedRials, paidRials, balanceRials, openSessions } = activity;
  return (
    <Table>
      <Table.Tbody>
        <Line name={texts.orders}>
          {formatNumber(orders)} ({texts.openOrders(openOrders)})
        </Line>
        <Line name={texts.ordered}>{formatToman(tomanOf(orderedRials))}</Line>
        <Line name={texts.paid}>{formatToman(tomanOf(paidRials))}</Line>
        <Line name={texts.balance}>{formatToman(tomanOf(balanceRials))}</Line>
        <Line name={texts.sessions}>{formatNumber(openSessions)}</Line>
      </Table.Tbody>
    </Table>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400} c="dimmed">
        {name}
      </Table.Th>
      <Table.Td ta="end" fw={600}>
        {children}
      </Table.Td>
    </Table.Tr>
  );
}
