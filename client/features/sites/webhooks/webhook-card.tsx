import { useMutation, useQuery } from '@apollo/client/react';
import {
  RemoveSiteWebhookDocument,
  RepeatSiteWebhookDeliveryDocument,
  SiteWebhookDeliveriesDocument,
  TestSiteWebhookDocument,
  TurnOnSiteWebhookDocument,
  type SiteWebhookFieldsFragment,
} from '#client/gql/graphql.js';
import { DeliveryList } from '#client/ui/webhooks/delivery-list.js';
import { RemoveWebhook, TestWebhook, TurnedOff } from '#client/ui/webhooks/webhook-acts.js';
import { WebhookCard } from '#client/ui/webhooks/webhook-card.js';
import { POLLED } from '#client/lib/live/polled.js';
import { siteWebhooksMessages as texts } from './site-webhooks.messages.js';
import { WebhookEvents } from './webhook-events.js';

export interface WebhookProps {
  readonly siteId: string;
  readonly webhook: SiteWebhookFieldsFragment;
}

/** One webhook of a site: whether it is on, what is sent, what was last sent, and what can be done with it. */
export function SiteWebhookCard({ onRemoved, ...props }: WebhookProps & { readonly onRemoved: () => Promise<void> }) {
  const { siteId, webhook } = props;
  const { id, url, madeByKey, turnedOffAt } = webhook;
  const variables = { siteId, id };
  const query = useQuery(SiteWebhookDeliveriesDocument, { variables, fetchPolicy: 'cache-and-network', ...POLLED });
  const [test] = useMutation(TestSiteWebhookDocument, {
    variables,
    refetchQueries: [{ query: SiteWebhookDeliveriesDocument, variables }],
  });
  const [remove] = useMutation(RemoveSiteWebhookDocument, { variables });
  const [turnOn] = useMutation(TurnOnSiteWebhookDocument, { variables });
  const [repeat] = useMutation(RepeatSiteWebhookDeliveryDocument);
  const isOn = turnedOffAt === null;
  return (
    <WebhookCard
      webhook={webhook}
      maker={madeByKey === null ? null : texts.madeByKey(madeByKey)}
      acts={
        <>
          {isOn && <TestWebhook url={url} run={test} />}
          <RemoveWebhook url={url} run={() => remove().then(onRemoved)} />
        </>
      }
    >
      {!isOn && <TurnedOff {...texts.off} url={url} run={turnOn} />}
      <WebhookEvents {...props} />
      <DeliveryList
        query={query}
        itemsOf={({ siteWebhookDeliveries }) => siteWebhookDeliveries}
        nameOf={texts.events.nameOf}
        repeat={isOn ? (deliveryId) => repeat({ variables: { ...variables, deliveryId } }) : null}
      />
    </WebhookCard>
  );
}
