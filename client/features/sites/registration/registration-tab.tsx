import { useQuery, useSubscription } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { IconWorldWww } from '@tabler/icons-react';
import { OrderChangedDocument, SiteRegistrationsDocument } from '#client/gql/graphql.js';
import { registrationMessages as texts } from './registration.messages.js';
import { useRefetchOnConnect } from '#client/lib/live/use-refetch-on-connect.js';
import { refetchOnceSettled } from '#client/lib/rest/refresh.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { EmptyState } from '#client/ui/empty-state.js';
import type { SiteTabProps } from '../site/site-tab.js';
import { RegistrationCard } from './registration-card.js';

/** The names of the site's order: registered, renewed, taken elsewhere, and their DNS records. */
export function RegistrationTab({ site: { orderId } }: SiteTabProps) {
  const query = useQuery(SiteRegistrationsDocument, { variables: { orderId }, fetchPolicy: 'cache-and-network' });
  const refresh = () => void refetchOnceSettled(query.observable);
  // Whatever happens to a registration is sent as a change of its order.
  useSubscription(OrderChangedDocument, { onData: refresh });
  useRefetchOnConnect(refresh);
  const items = query.data?.domainRegistrations.items;
  if (!items) return <Awaiting query={query} failed={texts.failed} rows={2} height={220} />;
  if (items.length === 0) return <EmptyState icon={<IconWorldWww size={28} stroke={1.75} />} {...texts.none} />;
  return (
    <Stack gap="lg">
      {items.map((registration) => (
        <RegistrationCard key={registration.id} registration={registration} onChanged={refresh} />
      ))}
    </Stack>
  );
}
