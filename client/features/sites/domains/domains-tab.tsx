import { useQuery } from '@apollo/client/react';
import { Stack, Text } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { SiteDomainsDocument } from '#client/gql/graphql.js';
import { siteDomainsMessages as texts } from '#client/lib/messages/sites/site-domains.messages.js';
import { hasSimulatedDomain } from '#client/lib/site-address.js';
import { useRefetchOnConnect } from '#client/lib/live/use-refetch-on-connect.js';
import { refetchOnceSettled } from '#client/lib/rest/refresh.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { OrderNameChange } from '#client/features/orders/index.js';
import type { SiteTabProps } from '../site/site-tab.js';
import { AddDomainForm } from './add-domain-form.js';
import { acceptsDomain } from './domain.rules.js';
import { DomainCard } from './domain-card.js';
import styles from './domains.module.css';
import { useOwnsSite } from '../site/owns-site.js';

/** Every domain of the site with what it still needs; the subscription of the page keeps the list up to date. */
export function DomainsTab({ site }: SiteTabProps) {
  const { id, orderId } = site;
  const ownsSite = useOwnsSite();
  const canAdd = acceptsDomain(site);
  const query = useQuery(SiteDomainsDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const refresh = () => void refetchOnceSettled(query.observable);
  useRefetchOnConnect(refresh);
  const domains = query.data?.site.domains;
  if (!domains) return <Awaiting query={query} failed={texts.failed} rows={2} height={180} />;
  const props = { siteId: id, onChanged: refresh };
  const primary = domains.find(({ isPrimary }) => isPrimary) ?? null;
  return (
    <Stack gap="lg">
      {ownsSite && <OrderNameChange orderId={orderId} />}
      {domains.length === 0 ? (
        <EmptyState
          icon={<IconWorld size={28} stroke={1.75} />}
          title={texts.none.title}
          text={canAdd ? texts.none.text : texts.closed}
          compact
        />
      ) : (
        <ul className={styles.list} aria-label={texts.list}>
          {domains.map((domain) => (
            <DomainCard
              key={domain.id}
              domain={domain}
              primary={primary}
              isSimulated={hasSimulatedDomain(site)}
              {...props}
            />
          ))}
        </ul>
      )}
      {canAdd && <AddDomainForm {...props} />}
      {!canAdd && domains.length > 0 && (
        <Text size="sm" c="dimmed">
          {texts.closed}
        </Text>
      )}
    </Stack>
  );
}
