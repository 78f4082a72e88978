import { useQuery } from '@apollo/client/react';
import { Card, Group, Text, Title } from '@mantine/core';
import { OrderToNameDocument } from '#client/gql/graphql.js';
import { formatLeft } from '#client/lib/format.js';
import { siteDomainsMessages } from '#client/lib/messages/sites/site-domains.messages.js';
import { serverNow } from '#client/lib/server-clock.js';
import { ChangeDomain } from './change-domain.js';
import { domainChangeOf } from './change-domain.rules.js';
import { DomainHint } from './domain-notice.js';

const { order: texts } = siteDomainsMessages;

/** While the name of an order can be changed, or has to be: how long that is, and the way to do it. */
export function OrderNameChange({ orderId }: { readonly orderId: string }) {
  const { data } = useQuery(OrderToNameDocument, { variables: { id: orderId } });
  const order = data?.order;
  const now = new Date(serverNow());
  const change = order ? domainChangeOf(order, now) : 'closed';
  if (!order || change === 'closed') return null;
  const left = order.domainChangeUntil === null ? null : formatLeft(new Date(order.domainChangeUntil), now);
  return (
    <Card component="section" aria-labelledby="order-name">
      <Title order={2} fz={18} mb={4} id="order-name">
        {texts.title}
      </Title>
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex="1 1 260px">
          {change === 'choice' && <DomainHint order={order} />}
          {change === 'window' && left !== null && texts.until(left)}
        </Text>
        <ChangeDomain order={order} />
      </Group>
    </Card>
  );
}
