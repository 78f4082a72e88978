import { useQuery, useSubscription } from '@apollo/client/react';
import { Stack, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import type { SiteTabName } from '#core/client-links.js';
import { OrderChangedDocument, SiteRegistrationsDocument } from '#client/gql/graphql.js';
import { registrationMessages as texts } from './registration.messages.js';
import { useRefetchOnConnect } from '#client/lib/live/use-refetch-on-connect.js';
import { refetchOnceSettled } from '#client/lib/rest/refresh.js';
import { Awaiting } from '#client/ui/awaiting.js';
import type { SiteTabProps } from '../site/site-tab.js';
import { RegistrationCard } from './registration-card.js';

/** The names of the site's order: registered, renewed, taken elsewhere, and their DNS records. */
export function Registrations({ site: { orderId } }: SiteTabProps) {
  const [params] = useSearchParams();
  const isAsked = params.get('tab') === ('registration' satisfies SiteTabName);
  const query = useQuery(SiteRegistrationsDocument, { variables: { orderId }, fetchPolicy: 'cache-and-network' });
  const refresh = () => void refetchOnceSettled(query.observable);
  // Whatever happens to a registration is sent as a change of its order.
  useSubscription(OrderChangedDocument, { onData: refresh });
  useRefetchOnConnect(refresh);
  const items = query.data?.domainRegistrations.items;
  return (
    <section aria-labelledby="registrations">
      <Title order={2} fz={18} mb="md" id="registrations" tabIndex={-1} ref={isAsked && items ? focusOn : undefined}>
        {texts.tab}
      </Title>
      {!items && <Awaiting query={query} failed={texts.failed} rows={2} height={220} />}
      {items?.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.none}
        </Text>
      )}
      <Stack gap="lg">
        {items?.map((registration) => (
          <RegistrationCard key={registration.id} registration={registration} onChanged={refresh} />
        ))}
      </Stack>
    </section>
  );
}

/** Brings the part that a link names into sight, also for those who do not see it. */
function focusOn(title: HTMLElement | null): void {
  title?.focus();
}
