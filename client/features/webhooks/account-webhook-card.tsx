import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { IconListCheck, IconPower } from '@tabler/icons-react';
import { useState } from 'react';
import {
  AccountWebhookDeliveriesDocument,
  RemoveAccountWebhookDocument,
  RepeatAccountWebhookDeliveryDocument,
  TestAccountWebhookDocument,
  TurnOffAccountWebhookDocument,
  TurnOnAccountWebhookDocument,
  type AccountWebhookFieldsFragment,
} from '#client/gql/graphql.js';
import { eventName, kindName, kindsOfNames } from '#client/features/account-events/index.js';
import { serverNow } from '#client/lib/server-clock.js';
import { confirm } from '#client/ui/confirm.js';
import { toast } from '#client/ui/toast.js';
import { DeliveryList } from '#client/ui/webhooks/delivery-list.js';
import { RemoveWebhook, TestWebhook, TurnedOff } from '#client/ui/webhooks/webhook-acts.js';
import { WebhookCard } from '#client/ui/webhooks/webhook-card.js';
import { POLLED } from '#client/lib/live/polled.js';
import { accountWebhooksMessages as texts } from './account-webhooks.messages.js';
import { KindsDialog } from './kinds-dialog.js';
import { ReplayEvents } from './replay-events.js';
import { bothUntil, RotateSecret } from './rotate-secret.js';

interface AccountWebhookCardProps {
  readonly webhook: AccountWebhookFieldsFragment;
  readonly onRemoved: () => Promise<void>;
}

/** One webhook of the account: where, whether it is on, the kinds, what was last sent, and what can be done with it. */
export function AccountWebhookCard({ webhook, onRemoved }: AccountWebhookCardProps) {
  const { id, url, madeByKey, turnedOffAt, failingSince, earlierSecretUntil } = webhook;
  const variables = { id };
  const query = useQuery(AccountWebhookDeliveriesDocument, { variables, fetchPolicy: 'cache-and-network', ...POLLED });
  const [test] = useMutation(TestAccountWebhookDocument, {
    variables,
    refetchQueries: [{ query: AccountWebhookDeliveriesDocument, variables }],
  });
  const [remove] = useMutation(RemoveAccountWebhookDocument, { variables });
  const [turnOn] = useMutation(TurnOnAccountWebhookDocument, { variables });
  const [repeat] = useMutation(RepeatAccountWebhookDeliveryDocument);
  const isOn = turnedOffAt === null;
  const hasTwo = earlierSecretUntil !== null && new Date(earlierSecretUntil).getTime() > serverNow();
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
      {!isOn && (
        <TurnedOff {...texts.off[failingSince === null ? 'byOwner' : 'afterFailures']} url={url} run={turnOn} />
      )}
      <Kinds webhook={webhook} />
      {hasTwo && <Text size="sm">{bothUntil(earlierSecretUntil)}</Text>}
      <Group gap="xs">
        <RotateSecret webhook={webhook} />
        {isOn && <ReplayEvents webhook={webhook} />}
        {isOn && <TurnOff webhook={webhook} />}
      </Group>
      <DeliveryList
        query={query}
        itemsOf={({ accountWebhookDeliveries }) => accountWebhookDeliveries}
        nameOf={eventName}
        repeat={isOn ? (deliveryId) => repeat({ variables: { ...variables, deliveryId } }) : null}
      />
    </WebhookCard>
  );
}

interface WebhookProps {
  readonly webhook: AccountWebhookFieldsFragment;
}

/** The kinds that it receives, and the way to choose others. */
function Kinds({ webhook }: WebhookProps) {
  const [isChoosing, setChoosing] = useState(false);
  const kinds = kindsOfNames(webhook.kinds);
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap" align="flex-start">
      <Text size="sm" pt={10}>
        {texts.kinds.label}: {kinds.length === 0 ? texts.kinds.all : kinds.map(kindName).join('، ')}
      </Text>
      <Button
        variant="subtle"
        size="md"
        flex="none"
        leftSection={<IconListCheck size={17} aria-hidden />}
        aria-label={texts.kinds.changeLabel(webhook.url)}
        onClick={() => setChoosing(true)}
      >
        {texts.kinds.change}
      </Button>
      <KindsDialog webhook={webhook} opened={isChoosing} onClose={() => setChoosing(false)} />
    </Group>
  );
}

/** After a confirmation: nothing is sent until it is turned on again. */
function TurnOff({ webhook: { id, url } }: WebhookProps) {
  const [run, { loading }] = useMutation(TurnOffAccountWebhookDocument, { variables: { id } });
  const { turnOff } = texts;
  const act = async () => {
    if (!(await confirm({ title: turnOff.title, text: turnOff.text, action: turnOff.action }))) return;
    try {
      await run();
      toast.success(turnOff.done);
    } catch (error) {
      toast.error(error, turnOff.failed);
    }
  };
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<IconPower size={17} aria-hidden />}
      loading={loading}
      aria-label={turnOff.label(url)}
      onClick={() => void act()}
    >
      {turnOff.action}
    </Button>
  );
}
