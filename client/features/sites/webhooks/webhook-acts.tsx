import { useMutation } from '@apollo/client/react';
import { Alert, Button, Text } from '@mantine/core';
import { IconPlayerPlay, IconPower, IconSend, IconTrash } from '@tabler/icons-react';
import {
  RemoveSiteWebhookDocument,
  SiteWebhookDeliveriesDocument,
  TestSiteWebhookDocument,
  TurnOnSiteWebhookDocument,
} from '#client/gql/graphql.js';
import { siteWebhooksMessages } from '#client/lib/messages/sites/site-webhooks.messages.js';
import { confirm } from '#client/ui/confirm.js';
import { toast } from '#client/ui/toast.js';
import type { WebhookProps } from './webhook-card.js';

const { test, remove: removal, off } = siteWebhooksMessages;

/** Sends an event without content, and shows it in the list. */
export function TestWebhook({ siteId, webhook: { id, url } }: WebhookProps) {
  const [run, { loading }] = useMutation(TestSiteWebhookDocument, {
    variables: { siteId, id },
    refetchQueries: [{ query: SiteWebhookDeliveriesDocument, variables: { siteId, id } }],
  });
  const send = async () => {
    try {
      await run();
      toast.passing(test.done);
    } catch (error) {
      toast.error(error, test.failed);
    }
  };
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<IconSend size={17} aria-hidden />}
      loading={loading}
      aria-label={test.label(url)}
      onClick={() => void send()}
    >
      {test.action}
    </Button>
  );
}

/** After a confirmation: nothing is sent there any more. */
export function RemoveWebhook({
  siteId,
  webhook: { id, url },
  onRemoved,
}: WebhookProps & { readonly onRemoved: () => Promise<void> }) {
  const [run, { loading }] = useMutation(RemoveSiteWebhookDocument, { variables: { siteId, id } });
  const remove = async () => {
    const question = { title: removal.title, text: removal.text(url), action: removal.confirm, danger: true };
    if (!(await confirm(question))) return;
    try {
      await run();
      toast.success(removal.done);
      await onRemoved();
    } catch (error) {
      toast.error(error, removal.failed);
    }
  };
  return (
    <Button
      variant="subtle"
      color="red"
      size="md"
      leftSection={<IconTrash size={17} aria-hidden />}
      loading={loading}
      aria-label={removal.label(url)}
      onClick={() => void remove()}
    >
      {removal.action}
    </Button>
  );
}

/** Why nothing is sent, and the way to turn it on again. */
export function TurnedOff({ siteId, webhook: { id, url } }: WebhookProps) {
  const [run, { loading }] = useMutation(TurnOnSiteWebhookDocument, { variables: { siteId, id } });
  const turnOn = async () => {
    try {
      await run();
      toast.success(off.done);
    } catch (error) {
      toast.error(error, off.failed);
    }
  };
  return (
    <Alert color="red" variant="light" radius="md" title={off.title} icon={<IconPower size={20} />}>
      <Text size="sm">{off.text}</Text>
      <Button
        variant="default"
        size="md"
        mt="sm"
        leftSection={<IconPlayerPlay size={17} aria-hidden />}
        loading={loading}
        aria-label={off.label(url)}
        onClick={() => void turnOn()}
      >
        {off.turnOn}
      </Button>
    </Alert>
  );
}
