import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useState } from 'react';
import type { SiteEvent } from '#core/sites/webhooks.js';
import { SetSiteWebhookEventsDocument } from '#client/gql/graphql.js';
import { siteWebhooksMessages } from './site-webhooks.messages.js';
import { toast } from '#client/ui/toast.js';
import { EventChoice } from './event-choice.js';
import type { WebhookProps } from './webhook-card.js';
import { eventsOf, sentEvents } from './webhooks.rules.js';

const { events: texts } = siteWebhooksMessages;

/** Not saved yet; it ends when something else is saved than was when it was made. */
interface Choice {
  readonly events: readonly SiteEvent[];
  readonly instead: string;
}

/** The events that are posted to a webhook, and a button that saves them once they are changed. */
export function WebhookEvents({ siteId, webhook: { id, url, events } }: WebhookProps) {
  const saved = eventsOf(events);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [save, { loading }] = useMutation(SetSiteWebhookEventsDocument);
  const chosen = choice?.instead === saved.join() ? choice.events : saved;
  const isChanged = chosen.join() !== saved.join();
  const isEmpty = chosen.length === 0;
  const choose = (picked: readonly SiteEvent[]) => setChoice({ events: picked, instead: saved.join() });
  const send = async () => {
    try {
      await save({ variables: { siteId, id, events: sentEvents(chosen) } });
      toast.success(texts.done);
    } catch (error) {
      toast.error(error, texts.failed);
    }
  };
  return (
    <div>
      <EventChoice value={chosen} error={isEmpty ? texts.missing : undefined} onChange={choose} />
      {isChanged && !isEmpty && (
        <Button
          variant="light"
          size="md"
          mt="xs"
          leftSection={<IconDeviceFloppy size={17} aria-hidden />}
          loading={loading}
          aria-label={texts.saveLabel(url)}
          onClick={() => void send()}
        >
          {texts.save}
        </Button>
      )}
    </div>
  );
}
