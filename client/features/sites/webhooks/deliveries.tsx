import { useQuery } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { SiteWebhookDeliveriesDocument, type SiteWebhookDeliveryFieldsFragment } from '#client/gql/graphql.js';
import { siteWebhooksMessages } from '#client/lib/messages/sites/site-webhooks.messages.js';
import { KeptList } from '#client/ui/lists/kept-list.js';
import { DeliveryRow } from './delivery-row.js';
import type { WebhookProps } from './webhook-card.js';
import { POLLED, SHOWN_FIRST } from './webhooks.rules.js';
import styles from './webhooks.module.css';

const { deliveries: texts } = siteWebhooksMessages;

interface DeliveriesProps extends WebhookProps {
  readonly isOn: boolean;
}

/** What was last sent to a webhook, newest first. */
export function Deliveries(props: DeliveriesProps) {
  const titleId = useId();
  const variables = { siteId: props.siteId, id: props.webhook.id };
  const query = useQuery(SiteWebhookDeliveriesDocument, { variables, fetchPolicy: 'cache-and-network', ...POLLED });
  return (
    <section aria-labelledby={titleId}>
      <h4 id={titleId} className={styles.title}>
        {texts.title}
      </h4>
      <KeptList query={query} failed={texts.failed} rows={2} height={56} compact>
        {({ siteWebhookDeliveries }) =>
          siteWebhookDeliveries.length === 0 ? (
            <Text size="sm" c="dimmed">
              {texts.none}
            </Text>
          ) : (
            <Rows {...props} titleId={titleId} items={siteWebhookDeliveries} />
          )
        }
      </KeptList>
    </section>
  );
}

interface RowsProps extends DeliveriesProps {
  readonly titleId: string;
  readonly items: readonly SiteWebhookDeliveryFieldsFragment[];
}

/** A few of them, and all once that is requested. */
function Rows({ siteId, webhook, isOn, titleId, items }: RowsProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, SHOWN_FIRST);
  const left = items.length - shown.length;
  return (
    <>
      <ul className={styles.deliveries} aria-labelledby={titleId}>
        {shown.map((delivery) => (
          <DeliveryRow key={delivery.id} siteId={siteId} webhookId={webhook.id} isOn={isOn} delivery={delivery} />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="subtle" size="md" mt="xs" onClick={() => setWhole(true)}>
          {texts.more(left)}
        </Button>
      )}
    </>
  );
}
