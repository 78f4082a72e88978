import { useQuery, useSubscription } from '@apollo/client/react';
import { SERVICE_KEYS } from '#core/pricing/price-list.js';
import { SiteChangedDocument, SiteServicesDocument } from '#client/gql/graphql.js';
import { siteServicesMessages as texts } from './site-services.messages.js';
import { refetchOnceSettled } from '#client/lib/rest/refresh.js';
import { Awaiting } from '#client/ui/awaiting.js';
import type { SiteTabProps } from '../site/site-tab.js';
import { ServiceCard } from './service-card.js';
import styles from './services.module.css';

/** Each service: what it does, whether it was bought, and what was done for it. */
export function ServicesTab({ site: { id } }: SiteTabProps) {
  const query = useQuery(SiteServicesDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  useSubscription(SiteChangedDocument, {
    variables: { id },
    onData: () => void refetchOnceSettled(query.observable),
  });
  const found = query.data;
  if (!found?.site) return <Awaiting query={query} failed={texts.failed} rows={3} height={140} />;
  return (
    <ul className={styles.services}>
      {SERVICE_KEYS.map((key) => (
        <ServiceCard key={key} service={key} site={found.site} tasks={found.siteServiceTasks} />
      ))}
    </ul>
  );
}
