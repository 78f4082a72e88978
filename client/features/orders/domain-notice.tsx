import { Alert } from '@mantine/core';
import { IconWorldQuestion } from '@tabler/icons-react';
import type { OrderCardFragment } from '../../gql/graphql.js';
import { orderMessages } from '../../lib/messages/order.messages.js';

/** What is still open about an order's name, and whether its customer has to act; nothing when it is settled. */
export function DomainNotice({
  order,
}: {
  readonly order: Pick<OrderCardFragment, 'domain' | 'domainStatus' | 'status'>;
}) {
  const { domain, domainStatus, status } = order;
  if (domainStatus === 'confirmed' || status === 'completed' || status === 'cancelled') return null;
  return (
    <Alert
      mt="sm"
      color={domainStatus === 'awaiting_choice' ? 'red' : 'yellow'}
      icon={<IconWorldQuestion size={20} aria-hidden />}
      title={orderMessages.domainStatus[domainStatus]}
      data-status={domainStatus}
    >
      {domain === '' ? orderMessages.domainHint.none : orderMessages.domainHint[domainStatus]}
    </Alert>
  );
}
