import { Alert } from '@mantine/core';
import { IconWorldQuestion } from '@tabler/icons-react';
import type { OrderCardFragment } from '#client/gql/graphql.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';

/** The open questions about an order's name, and whether its customer has to act; nothing when it is settled. */
export function DomainNotice({
  order,
}: {
  readonly order: Pick<OrderCardFragment, 'domain' | 'domainStatus' | 'domainRefused' | 'domainRefusal' | 'status'>;
}) {
  const { domainStatus, status } = order;
  if (domainStatus === 'confirmed' || status === 'cancelled') return null;
  // Once the site is delivered the registry is not awaited any more; a name that is missing is still to be chosen.
  if (status === 'completed' && domainStatus !== 'awaiting_choice') return null;
  return (
    <Alert
      mt="sm"
      color={domainStatus === 'awaiting_choice' ? 'red' : 'yellow'}
      icon={<IconWorldQuestion size={20} aria-hidden />}
      title={orderMessages.domainStatus[domainStatus]}
      data-status={domainStatus}
    >
      <DomainHint order={order} />
    </Alert>
  );
}

type Refused = Pick<OrderCardFragment, 'domain' | 'domainStatus' | 'domainRefused' | 'domainRefusal'>;

/** Why a name is still open, and what its customer can do. */
export function DomainHint({ order }: { readonly order: Refused }) {
  const { domain, domainStatus, domainRefused, domainRefusal } = order;
  const { domainHint } = orderMessages;
  if (domainStatus === 'confirmed') return null;
  if (domainStatus === 'awaiting_confirmation') return domain === '' ? domainHint.none : domainHint[domainStatus];
  const why = domainRefused && domainRefusal ? domainHint.refused(domainRefused, domainRefusal) : domainHint.contested;
  return (
    <>
      {why}
      <br />
      {domainHint[domainStatus]}
    </>
  );
}
